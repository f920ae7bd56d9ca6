/** Lists the languages that the bot supports, and their codes on Discord. */

export const LANGUAGES = ['en', 'fr', 'it', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The default language. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Discord's codes for each language. British and American English are the same language here. */
export const DISCORD_LOCALES = {
  en: ['en-US', 'en-GB'],
  fr: ['fr'],
  it: ['it'],
  ja: ['ja'],
} as const satisfies Readonly<Record<Language, readonly string[]>>;
