/** The boards in every language: each sign of their words is in a font, and no line is set too small to be read. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/games/index.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';
import { momentsOf } from '../discord/messages/loaded-tables.ts';
import { illegible } from './found.ts';

/** English is never set below 27; the longest names of other languages may be, down to 6 pixels on a phone. */
const SMALLEST = 19;

const GAMES = [...CATALOGUE.keys()];

test.each(languages().flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  'in %s, a whole game of %s',
  (language, game) => {
    const moments = [...momentsOf(game, 11)];
    const svgs = moments.map(({ table, entry }) =>
      entry.presenter.picture(
        entry.game.observe(table.state),
        table.recentEvents.events,
        translator(language),
      ),
    );
    expect(moments.at(-1)?.table.status).toBe('finished');
    expect([...new Set(svgs.flatMap((svg) => illegible(svg, SMALLEST)))]).toEqual([]);
  },
);
