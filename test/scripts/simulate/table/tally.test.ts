/** What is counted over games that end in every way a game can. */
import { expect, test } from 'vitest';
import { sum, tallyOf } from '../../../../scripts/simulate/table/tally.ts';
import type { Outcome } from '../../../../src/core/game.ts';
import { seatIndex } from '../../../../src/core/seat.ts';

function ended(outcome: Outcome, turns: number, ...roles: readonly string[]) {
  return tallyOf({ outcome, turns, roles });
}

function ranked(scores: readonly number[], ...winners: readonly number[]): Outcome {
  return { kind: 'ranked', why: ['last-round'], scores, winners: winners.map(seatIndex) };
}

test('games that all win or lose together', () => {
  const games = [
    ended({ kind: 'won', why: ['deck-empty'] }, 40, 'odin', 'thor'),
    ended({ kind: 'lost', why: ['wall'] }, 20, 'odin', 'frey'),
    ended({ kind: 'lost', why: ['wall', 'door'] }, 30, 'thor', 'frey'),
  ];
  expect(sum(games)).toEqual({
    games: 3,
    won: 1,
    tied: 0,
    ranked: 0,
    turns: 90,
    scores: [],
    reasons: { door: 1, wall: 2 },
    roles: { frey: { games: 2, won: 0 }, odin: { games: 2, won: 1 }, thor: { games: 2, won: 1 } },
  });
  expect(JSON.stringify(sum(games.toReversed()))).toBe(JSON.stringify(sum(games)));
});

test('games with a ranking, where seats are all alike: the first seat wins when nobody is beside it', () => {
  const games = [
    ended(ranked([9, 4], 0), 8, '', ''),
    ended(ranked([5, 5], 0, 1), 8, '', ''),
    ended(ranked([3, 6], 1), 8, '', ''),
  ];
  expect(sum(games)).toMatchObject({ games: 3, won: 1, tied: 1, ranked: 3, scores: [17, 15], roles: {} });
  expect(sum(games).reasons).toEqual({ 'last-round': 3 });
});

test('a game without an end is a mistake', () => {
  expect(() => ended({ kind: 'ongoing' }, 3, 'odin')).toThrow('without an end');
});
