/** Whether phrases fit their places, in every language. */
import { expect } from 'vitest';
import type { Phrase } from '../../src/core/presentation/phrase.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';

/**
 * Translates each phrase once into every language, and returns those that are longer than the limit, or empty. `elsewhere` is the limit of
 * the other languages if Discord doesn't set it: for example, an answer that's too long for a button goes to a menu.
 */
export function misfits(phrases: readonly Phrase[], most: number, elsewhere = most): readonly string[] {
  const different = new Map(phrases.map((phrase) => [JSON.stringify(phrase), phrase]));
  expect(different.size).toBeGreaterThan(0);
  return languages().flatMap((language) =>
    [...different.values()]
      .map(translator(language))
      .filter((text) => text === '' || text.length > (language === 'en' ? most : elsewhere))
      .map((text) => `${language}: ${text}`),
  );
}
