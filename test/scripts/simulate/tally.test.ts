/** The counts over games that end in every possible way, and their score. */
import { expect, test } from 'vitest';
import { scoreOf } from '../../../scripts/simulate/score.ts';
import { sum, tallyOf } from '../../../scripts/simulate/tally.ts';
import type { Outcome } from '../../../src/core/game.ts';
import { seatIndex } from '../../../src/core/seat.ts';

const TOGETHER = [
  ended({ kind: 'won', why: ['deck-empty'] }, 40, 'odin', 'thor'),
  ended({ kind: 'lost', why: ['wall'] }, 20, 'odin', 'frey'),
  ended({ kind: 'lost', why: ['wall', 'door'] }, 30, 'thor', 'frey'),
];

/** Seat 0 starts the first game, seat 1 the others. */
const RANKED = [
  tallyOf({ outcome: ranked([9, 4], 0), turns: 8, began: seatIndex(0), roles: ['hugin', 'munin'] }),
  tallyOf({ outcome: ranked([5, 5], 0, 1), turns: 9, began: seatIndex(1), roles: ['hugin', 'munin'] }),
  tallyOf({ outcome: ranked([3, 6], 1), turns: 8, began: seatIndex(1), roles: ['munin', 'hugin'] }),
];

function ended(outcome: Outcome, turns: number, ...roles: readonly string[]) {
  return tallyOf({ outcome, turns, began: seatIndex(0), roles });
}

function ranked(scores: readonly number[], ...winners: readonly number[]): Outcome {
  return { kind: 'ranked', why: ['last-round'], scores, winners: winners.map(seatIndex) };
}

test('games that all win or lose together are tallied', () => {
  expect(sum(TOGETHER)).toEqual({
    games: 3,
    won: 1,
    turns: 90,
    reasons: { door: 1, wall: 2 },
    roles: { frey: { games: 2, won: 0 }, odin: { games: 2, won: 1 }, thor: { games: 2, won: 1 } },
    ranked: { games: 0, shared: 0, seats: [], beginner: { won: 0, points: 0 } },
  });
  expect(scoreOf(sum(TOGETHER), null)).toEqual({ games: 3, wins: 1, losses: { door: 1, wall: 2 } });
});

test('games between opponents are tallied by seat, by who started, and by role', () => {
  expect(sum(RANKED)).toEqual({
    games: 3,
    won: 0,
    turns: 25,
    reasons: { 'last-round': 3 },
    roles: { hugin: { games: 3, won: 2 }, munin: { games: 3, won: 0 } },
    ranked: {
      games: 3,
      shared: 1,
      seats: [
        { won: 1, points: 17 },
        { won: 1, points: 15 },
      ],
      beginner: { won: 2, points: 20 },
    },
  });
  expect(scoreOf(sum(RANKED), null)).toEqual({
    games: 3,
    winsBySeat: [1, 1],
    winsOfWhoeverBegan: 2,
    sharedWins: 1,
    meanScoreBySeat: [5.67, 5],
    meanTurns: 8.33,
    ends: { 'last-round': 3 },
  });
});

test('the order in which games are counted does not matter', () => {
  for (const games of [TOGETHER, RANKED])
    expect(JSON.stringify(sum(games.toReversed()))).toBe(JSON.stringify(sum(games)));
});

test('roles are not counted if all seats are alike', () => {
  expect(ended(ranked([9, 4], 0), 8, '', '').roles).toEqual({});
});

test('a game without an end is an error', () => {
  expect(() => ended({ kind: 'ongoing' }, 3, 'odin')).toThrow('without an end');
});
