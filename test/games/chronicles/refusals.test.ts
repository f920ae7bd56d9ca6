/** Refusals that no other test of a rule meets. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import { chronicles } from '../../../src/games/chronicles/game.ts';
import { table, turnOf } from './table.ts';

test('whoever is not on turn is told who is', () => {
  const game = turnOf('odin', 'thor', 'tyr');
  expect(game.refuses('done', {}, seatIndex(1))).toEqual({ why: 'not-your-turn', seat: 0 });
});

test('an answer to an old question is stale', () => {
  const game = turnOf('odin', 'thor', 'tyr');
  const old = game.request.key;
  const applied = chronicles.apply(game.moves('midgard').state, seatIndex(0), {
    request: old,
    choice: 'done',
    values: {},
  });
  expect(applied).toMatchObject({ ok: false, refusal: { why: 'stale' } });
});

test('nothing is taken when the game is over', () => {
  const game = table('odin', 'thor', 'tyr')
    .with({ card: 'hel', wheel: { hel: 'tyr' }, life: 1 })
    .begins('odin');
  expect(chronicles.requests(game.state)).toEqual([]);
  const action = { request: '', choice: 'done', values: {} };
  expect(chronicles.apply(game.state, seatIndex(0), action)).toMatchObject({
    refusal: { why: 'game-is-over' },
  });
});

test('a World that is next to nothing, an answer without sense: it is not one', () => {
  const game = turnOf('odin', 'thor', 'tyr');
  expect(game.refuses('move', { world: 'nowhere' })).toEqual({ why: 'not-an-answer' });
  expect(game.refuses('dance')).toEqual({ why: 'not-an-answer' });
});

test('more Vanir dice than the god has', () => {
  const game = turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', dice: 1 });
  expect(game.refuses('fight:jormungand', { dice: 2 })).toEqual({ why: 'too-few-vanir-dice', have: 1 });
});

test('Nidavellir without a single Artifact in reach', () => {
  const artifacts = ['valshamr', 'gram', 'skidbladnir', 'svalinn', 'brisingamen', 'andvaranaut'] as const;
  const game = turnOf('odin', 'thor', 'tyr').with({
    world: 'nidavellir',
    places: { loki: 'nidavellir' },
    gods: { thor: { artifacts } },
  });
  expect(game.refuses('nidavellir', { artifact: 'gram' })).toEqual({ why: 'no-artifact-left' });
});

test('nothing is left but to end the turn', () => {
  const game = turnOf('odin', 'thor', 'tyr').moves('midgard').plays('midgard', { heroes: 1 });
  expect(game.refuses('midgard', { heroes: 1 })).toEqual({ why: 'already-acted' });
});
