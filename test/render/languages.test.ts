/** The boards in every language: each character of their text is in a font, and no line is set too small to read. */
import { expect, test } from 'vitest';
import { drawnBoard } from '../../src/render/pictures/board.ts';
import { languages } from '../../src/words/locales.ts';
import { ENTRIES, speaking } from '../shared/games/entries.ts';
import { momentsOf } from '../shared/messages/loaded-tables.ts';
import { illegible } from './found.ts';
import { tooSmall } from './legibility/legible.ts';

/** Measuring letters takes longer, so only one in this many moments is measured, in addition to the album. */
const MEASURED = 4;

const GAMES = [...ENTRIES.keys()];

test.each(languages().flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  'every text of a whole game is legible in %s, for %s',
  (language, game) => {
    const moments = [...momentsOf(game, 11)];
    const svgs = moments.map(({ table, entry }) =>
      drawnBoard(
        entry.presenter,
        'fullBoard',
        entry.game.observe(table.state),
        table.recentEvents.events,
        speaking(language),
      ),
    );
    expect(moments.at(-1)?.table.status).toBe('finished');
    expect([...new Set(svgs.flatMap((svg) => illegible(svg, 0)))]).toEqual([]);
    expect(svgs.filter((_, at) => at % MEASURED === 0).flatMap((svg) => tooSmall(svg))).toEqual([]);
  },
);
