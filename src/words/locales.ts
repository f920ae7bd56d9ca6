/** Reads the locale files. They determine the languages, and contain each language's messages by key. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPackage } from '../runtime/package-folder.ts';
import { DISCORD_LOCALES, LANGUAGES, type Language } from './languages.ts';

/** Messages in the ICU format, by key. */
export type Messages = Readonly<Record<string, string>>;

export interface LocaleFile {
  /** A language tag, for example `en`. */
  readonly language: string;
  /** The path relative to the locales folder, for example `en/core.json`. */
  readonly path: string;
  readonly messages: Messages;
}

const LOCALES = inPackage('assets', 'locales');

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder).sort();
}

const SPOKEN = LANGUAGES.filter((language) => existsSync(join(LOCALES, language)));

/** The languages that have locale files, ordered as in `LANGUAGES`. */
export function languages(): readonly Language[] {
  return SPOKEN;
}

/** The bot's language for a Discord locale; null if the bot doesn't support it. */
export function languageOf(locale: string | null): Language | null {
  return SPOKEN.find((language) => DISCORD_LOCALES[language].some((known) => known === locale)) ?? null;
}

export function localeFiles(language: string): readonly LocaleFile[] {
  return namesIn(join(LOCALES, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      language,
      path: `${language}/${name}`,
      messages: JSON.parse(readFileSync(join(LOCALES, language, name), 'utf8')) as Messages,
    }));
}
