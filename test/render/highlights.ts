/** Looks at the picture of a highlight in every language. */
import { expect } from 'vitest';
import type { Highlight } from '../../src/core/presentation/highlight.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';
import { illegible, wordsOn } from './found.ts';

/** Expects a name and a line, in two parts if it is long, all large enough to read. The English name is `name`. */
export function expectPictureOf(highlight: Highlight | null, name: string): void {
  expect(wordsOn(highlight?.picture(translator('en')) ?? '')[0]).toBe(name);
  for (const language of languages()) {
    const svg = highlight?.picture(translator(language)) ?? '';
    expect([2, 3]).toContain(wordsOn(svg).length);
    expect(illegible(svg, 27)).toEqual([]);
  }
}
