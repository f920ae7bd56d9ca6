/** The bar above a turn board keeps clear of the red frame that a board gets when the next step loses the game. */
import { expect, test } from 'vitest';
import { boardsOf } from '../../scripts/pictures/kinds.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';
import { hasPiece, pieceIn } from './found.ts';

/** The frame is drawn over the bar. Its inner edge is this far from the top, in the units of the sheet. */
const FRAME = 14;
/** The height of a capital letter, relative to the size of the type. */
const CAPITAL = 0.72;

/** The top edge of each line, from its middle and its size. */
function topsIn(bar: string): readonly number[] {
  return [...bar.matchAll(/<text x="[\d.]+" y="([\d.]+)"[^>]*font-size="([\d.]+)"/g)].map(
    ([, base, size]) => Number(base) - CAPITAL * Number(size),
  );
}

test.each(languages())('no text of the bar reaches into the frame of a last step: %s', async (language) => {
  const translate = translator(language);
  const alarmed: string[] = [];
  for (const entry of CATALOGUE.values())
    for (const { draw } of await boardsOf(entry, 'turnBoard')) {
      const board = draw(translate);
      if (hasPiece(board, 'last-step')) alarmed.push(board);
    }
  expect(alarmed.length).toBeGreaterThan(0);
  for (const board of alarmed) {
    const tops = topsIn(pieceIn(board, 'danger'));
    expect(tops.length).toBeGreaterThan(0);
    expect(Math.min(...tops)).toBeGreaterThan(FRAME);
  }
});
