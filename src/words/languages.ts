/** The languages that the bot can speak, and what Discord calls them. */

export const LANGUAGES = ['en', 'fr', 'it', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where nobody has said which. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** What Discord calls the language of its own words; British and American English are one to us. */
export const DISCORD_LOCALES = {
  en: ['en-US', 'en-GB'],
  fr: ['fr'],
  it: ['it'],
  ja: ['ja'],
} as const satisfies Readonly<Record<Language, readonly string[]>>;
