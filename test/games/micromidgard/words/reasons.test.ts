/** Reasons given by advice and computers: a lead over the other raven, who is named once. */
import { expect, test } from 'vitest';
import { partClause } from '../../../../src/games/micromidgard/guide/reasons.ts';
import { translator } from '../../../../src/words/translate.ts';
import { table } from '../table.ts';

function told(part: string, now: number, instead: number): string {
  const { state } = table();
  const clause = partClause(part, { now, instead }, state, state.turn.seat);
  return clause === null ? '' : translator('en')(clause);
}

test('a reason names a lead, a level, and how far a raven is behind', () => {
  expect(told('levels', 1, 0)).toMatch(/ is 1 level ahead on the tracks instead of level$/);
  expect(told('points', -2, -3)).toMatch(/ is 2 points behind instead of 3 behind$/);
  expect(told('prophecies', 0, -1)).toMatch(/ is level in the next Prophecies instead of 1 behind$/);
  expect(told('gold', 4, 2)).toMatch(/ is 4 Gold ahead instead of 2 ahead$/);
});
