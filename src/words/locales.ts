/** Reads the locale files: which languages there are, and every message of each by its key. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPackage } from '../package-folder.ts';
import { DISCORD_LOCALES, LANGUAGES, type Language } from './languages.ts';

/** A key and its message in the ICU format. */
export type Messages = Readonly<Record<string, string>>;

export interface LocaleFile {
  /** A language tag, for example `en`. */
  readonly language: string;
  /** Path from the folder of the locales, for example `en/core.json`. */
  readonly path: string;
  readonly messages: Messages;
}

const LOCALES = inPackage('assets', 'locales');

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder).sort();
}

const SPOKEN = LANGUAGES.filter((language) => existsSync(join(LOCALES, language)));

/** The languages that have words, in the order of our list. */
export function languages(): readonly Language[] {
  return SPOKEN;
}

/** Null for a locale of Discord's in which we have no words. */
export function languageOf(locale: string | null): Language | null {
  return SPOKEN.find((language) => DISCORD_LOCALES[language].some((known) => known === locale)) ?? null;
}

/** The files of one language. */
export function localeFiles(language: string): readonly LocaleFile[] {
  return namesIn(join(LOCALES, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      language,
      path: `${language}/${name}`,
      messages: JSON.parse(readFileSync(join(LOCALES, language, name), 'utf8')) as Messages,
    }));
}
