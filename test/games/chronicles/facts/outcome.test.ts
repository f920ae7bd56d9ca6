/** The result of the game for the players: all win together, or all lose together. */
import { expect, test } from 'vitest';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { wakes } from '../scenes.ts';
import { turnOf } from '../table.ts';

test('the gods do not play against each other [C-801, C-802]', () => {
  expect(chronicles.isContest).toBe(false);
});

test('no one has won or lost during the game', () => {
  expect(chronicles.outcome(turnOf('odin', 'thor').state)).toEqual({ kind: 'ongoing' });
});

test('all win when Nidhögg reaches the Tree [C-801]', () => {
  expect(chronicles.outcome(wakes('nidhogg', { nidhogg: 3 }).state)).toEqual({
    kind: 'won',
    why: ['nidhogg-at-the-tree'],
  });
});

test.each([
  ['a god without Life [C-802]', 'hel', { life: 1 }, 'god-without-life'],
  ['an island without Anonymous [C-806]', 'jormungand', { island: 1, anonymous: 7 }, 'too-few-anonymous'],
] as const)('all lose with %s, and the outcome says so', (_what, enemy, moment, code) => {
  expect(chronicles.outcome(wakes(enemy, moment).state)).toEqual({ kind: 'lost', why: [code] });
});
