/** Every game of the catalogue, and the samples, which aren't in it: the shared suites apply to each of them. */
import { readFileSync } from 'node:fs';
import type { Catalogue } from '../../../src/core/catalogue.ts';
import type { Translate } from '../../../src/core/presentation/phrase.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Language } from '../../../src/words/languages.ts';
import { localeFiles, type Messages } from '../../../src/words/locales.ts';
import { translatorOf } from '../../../src/words/translate.ts';
import { SAMPLE } from '../../sample/room/entry.ts';
import { SOLO } from '../../solo/room/entry.ts';

export const ENTRIES: Catalogue = new Map([
  ...CATALOGUE,
  ...[SAMPLE, SOLO].map((entry) => [entry.game.id, entry] as const),
]);

const translators = new Map<Language, Translate>();

/** Translates the program's texts and those of the samples. */
export function speaking(language: Language): Translate {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const messages: Messages = Object.assign(
    {},
    ...localeFiles(language).map((file) => file.messages),
    ...['sample', 'solo'].map((id) =>
      JSON.parse(readFileSync(new URL(`../../${id}/locales/${language}.json`, import.meta.url), 'utf8')),
    ),
  );
  const translate = translatorOf(language, messages);
  translators.set(language, translate);
  return translate;
}
