/** The characters that the fonts are known to contain. */
import { describe, expect, test } from 'vitest';
import { missingSigns, TYPEFACES, type Typeface, widthOf } from '../../src/render/typeface.ts';
import { languages, localeFiles } from '../../src/words/locales.ts';

/** Pictographs are used in messages only, where Discord draws them. */
const PICTOGRAPHS = /\p{Extended_Pictographic}/gu;

describe('a typeface', () => {
  test('knows which characters it lacks', () => {
    expect(missingSigns('Jötunheim ð þ æ ǫ ø', 'text')).toEqual([]);
    expect(missingSigns('世界樹', 'title')).toEqual([]);
    expect(missingSigns('鰯 and ᛗ', 'text')).toEqual(['鰯', 'ᛗ']);
  });

  test.each(languages())(
    'has every character of the text in %s; `npm run fonts` collects those of Japanese',
    (language) => {
      const messages = localeFiles(language).flatMap((file) => Object.values(file.messages));
      const words = messages.join('').replaceAll('\n', '').replace(PICTOGRAPHS, '');
      for (const presenter of Object.keys(TYPEFACES) as Typeface[])
        expect(missingSigns(words, presenter), presenter).toEqual([]);
    },
  );

  test('gives a text a width in proportion to its letters and their size', () => {
    expect(widthOf('Hel', 'text', 30) * 2).toBeCloseTo(widthOf('HelHel', 'text', 30));
    expect(widthOf('Hel', 'text', 60)).toBeCloseTo(widthOf('Hel', 'text', 30) * 2);
    expect(widthOf('世界', 'strong', 30)).toBeCloseTo(60);
    expect(widthOf('W', 'title', 30)).toBeGreaterThan(widthOf('I', 'title', 30) * 2);
  });
});
