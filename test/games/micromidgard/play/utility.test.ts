/** The value of a moment is the same, no matter when in the turn the opponent's holdings were looked at. */
import { expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { fulfilledBy } from '../../../../src/games/micromidgard/facts/prophecies.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { rivalryOf, utilityOf } from '../../../../src/games/micromidgard/players/utility.ts';
import { openingOf, SEATS, table } from '../table.ts';

test('a rivalry holds for the whole turn and is looked at again after it', () => {
  const values: (readonly [byTheRivalryBefore: number, byItsOwn: number])[] = [];
  for (const name of ['rivalry 1', 'rivalry 2', 'rivalry 3'])
    for (const { before, state } of playOut(micromidgard, openingOf(name), atRandom))
      for (const seat of SEATS)
        if (before !== null && (seat === before.turn.seat || before.turn.number !== state.turn.number))
          values.push([utilityOf(state, rivalryOf(before, seat)), utilityOf(state, rivalryOf(state, seat))]);
  expect(values.length).toBeGreaterThan(100);
  expect(values.map(([byBefore]) => byBefore)).toEqual(values.map(([, byOwn]) => byOwn));
});

test('a Prophecy is worth as much to the raven that fulfils it as it costs the other one', () => {
  const { state } = table({ next: { sun: 'most-gold', moon: 'least-points' }, gold: 1 });
  const [mine = 0, theirs] = SEATS.map((seat) => utilityOf(state, rivalryOf(state, seat)));
  expect(fulfilledBy(state, 'most-gold')).toBe(0);
  expect(theirs).toBe(-mine);
  expect(mine).toBeGreaterThan(1);
});
