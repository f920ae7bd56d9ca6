/** Reads the locale files: which languages there are, and every message of each by its key. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPackage } from '../package-folder.ts';

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

/** The languages that have a folder. */
export function languages(): readonly string[] {
  return namesIn(LOCALES);
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
