/** The points and dangers in the chart of an ended game belong to the turn that caused them. */
import { expect, test } from 'vitest';
import { dangers } from '../../../../src/discord/messages/history/dangers.ts';
import { MICROMIDGARD } from '../../../../src/games/micromidgard/entry.ts';
import { spending } from '../../../games/micromidgard/table.ts';

test('the points that Ragnarök scores at the end of a turn are points of that turn', () => {
  const game = spending({ wolves: { sun: 4 }, next: { sun: 'most-gold' }, gold: 2, hand: { craft: 0 } });
  const before = game.state;
  const after = game.done().state;
  const moments = [before, after].map((state) => ({ turn: state.turn.number, state }));
  expect(after.turn.number).toBe(before.turn.number + 1);
  expect(dangers(MICROMIDGARD, moments).map(({ turn, race }) => [turn, race?.points])).toEqual([
    [before.turn.number, [1, 0]],
    [after.turn.number, [1, 0]],
  ]);
});
