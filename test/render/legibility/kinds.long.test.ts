/**
 * Highlights, end screens, posters, story frames, charts and roads of whole games, in every language: nothing is cut off,
 * covered, crowded, faint or too small.
 */
import { describe, expect, test } from 'vitest';
import { KINDS, type Kind, picturesOf } from '../../../scripts/pictures/kinds.ts';
import { MIN_TURN_TYPE, TURN_BOARD } from '../../../src/render/turn-board/canvas.ts';
import { languages } from '../../../src/words/locales.ts';
import { scaled } from '../../scale.ts';
import { ENTRIES, speaking } from '../../shared/games/entries.ts';
import { crampedIn, faintIn } from './legible.ts';

/** Pictures that people read in the channel, without opening them. */
const IN_CHANNEL: readonly Kind[] = ['highlights', 'ends', 'posters', 'frames', 'charts'];

/** The number of games, spread over the tables of the album. */
const GAMES = scaled(60);
/** Checking contrast takes longer, so only one picture in this many is checked. */
const LOOKED_AT = scaled(12);

describe.each([...ENTRIES])('all states of %s', (_, entry) => {
  const all = picturesOf(entry, GAMES);

  // Cards are in the album.
  test.each(KINDS.filter((kind) => kind !== 'cards'))(
    '%s have their text in place, large enough and not faint',
    async (kind) => {
      const pictures = (await all)[kind];
      const least = IN_CHANNEL.includes(kind) ? MIN_TURN_TYPE / TURN_BOARD.width : undefined;
      for (const language of languages())
        expect(crampedIn(pictures, speaking(language), least), language).toEqual([]);
      const every = Math.max(1, Math.floor(pictures.length / LOOKED_AT));
      const some = pictures.filter((_, at) => at % every === 0);
      expect(await faintIn(some, speaking('en'))).toEqual([]);
    },
  );
});
