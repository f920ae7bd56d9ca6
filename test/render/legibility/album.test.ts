/**
 * All pictures of the games at extreme moments, in every language: nothing is cut off, covered, crowded, faint or too
 * small.
 */
import { describe, expect, test } from 'vitest';
import { boardsOf, cardsOf } from '../../../scripts/pictures/kinds.ts';
import { THEMES } from '../../../src/core/presentation/theme.ts';
import { MIN_TURN_TYPE, TURN_BOARD } from '../../../src/render/turn-board/canvas.ts';
import { languages } from '../../../src/words/locales.ts';
import { ENTRIES, speaking } from '../../shared/games/entries.ts';
import { crampedIn, faintIn } from './legible.ts';

/** The light theme keeps the contrasts of the dark one, so checking a part of the pictures is enough. */
const EVERY = { dark: 1, light: 3 } as const;

describe.each([...ENTRIES])('a picture of %s', (_, entry) => {
  const found = boardsOf(entry).then((drawn) => [...cardsOf(entry), ...drawn]);

  test.each(languages())('in %s has its text in place, and large enough', async (language) => {
    expect(crampedIn(await found, speaking(language))).toEqual([]);
  });

  test.each(THEMES)(
    'in the %s theme, has no faint text and no group that is faded as a whole',
    async (theme) => {
      const english = speaking('en');
      const some = (await found).filter((_, at) => at % EVERY[theme] === 0);
      for (const { draw } of some) expect(draw(english)).not.toMatch(/<g[^>]* opacity=/);
      expect(await faintIn(some, english, [theme])).toEqual([]);
    },
  );
});

describe.each([...ENTRIES])('a turn board of %s', (_, entry) => {
  const found = boardsOf(entry, 'turnBoard');

  test.each(languages())('in %s has its text in place, and no type below 32 of 1,000', async (language) => {
    const least = MIN_TURN_TYPE / TURN_BOARD.width;
    expect(crampedIn(await found, speaking(language), least)).toEqual([]);
  });

  test.each(THEMES)('in the %s theme, has no faint text', async (theme) => {
    const some = (await found).filter((_, at) => at % EVERY[theme] === 0);
    expect(await faintIn(some, speaking('en'), [theme])).toEqual([]);
  });

  test('is at most 4:5 tall', async () => {
    for (const { name, draw } of await found) {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(draw(speaking('en'))) ?? [];
      expect(Number(height) / Number(width), name).toBeLessThanOrEqual(1.25);
    }
  });
});
