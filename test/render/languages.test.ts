/** The boards in every language: each sign of their words is in a font, and no line is set too small to be read. */
import { expect, test } from 'vitest';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';
import { momentsOf } from '../discord/standings.ts';
import { illegible } from './found.ts';

/** English is never set below 27; the longest names of other languages may be, down to 6 pixels on a phone. */
const SMALLEST = 19;

const GAMES = ['yggdrasil', 'micromidgard', 'chronicles'];

test.each(languages().flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  'in %s, a whole game of %s',
  (language, game) => {
    const svgs = [...momentsOf(game, 11)].map(({ table, entry }) =>
      entry.presenter.picture(
        entry.game.observe(table.state),
        table.recentEvents.events,
        translator(language),
      ),
    );
    expect(svgs.length).toBeGreaterThan(30);
    expect([...new Set(svgs.flatMap((svg) => illegible(svg, SMALLEST)))]).toEqual([]);
  },
);
