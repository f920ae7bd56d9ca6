/** Reads the locale files: which languages there are, and every message of each by its key. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A key and its message in the ICU format. */
export type Messages = Readonly<Record<string, string>>;

export interface LocaleFile {
  /** A language tag, for example `en`. */
  readonly language: string;
  /** Path from the folder of the locales, for example `en/core.json`. */
  readonly path: string;
  readonly messages: Messages;
}

const LOCALES = join(rootAbove(dirname(fileURLToPath(import.meta.url))), 'assets', 'locales');

/** The built program lies deeper than its source, so the folder of package.json is searched for. */
function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('no package.json above the program: where are its locales?');
  return rootAbove(parent);
}

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
