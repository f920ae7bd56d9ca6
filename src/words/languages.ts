/** The languages that the bot speaks, and their codes on Discord. */

export const LANGUAGES = ['en', 'fr', 'it', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language if no one has chosen one. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Discord's code for each language. British and American English are one language here. */
export const DISCORD_LOCALES = {
  en: ['en-US', 'en-GB'],
  fr: ['fr'],
  it: ['it'],
  ja: ['ja'],
} as const satisfies Readonly<Record<Language, readonly string[]>>;
