/** Refusals that no other rule test covers. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { Moment } from '../moment.ts';
import { odinIn } from '../scenes.ts';
import { table, turnOf } from '../table.ts';

test('a player who acts out of turn is told whose turn it is', () => {
  const game = turnOf('odin', 'thor', 'tyr');
  expect(game.refuses('done', {}, seatIndex(1))).toEqual({ code: 'not-your-turn', seat: 0 });
});

test('an answer to an old question is stale', () => {
  const game = turnOf('odin', 'thor', 'tyr');
  const old = game.request.key;
  const applied = chronicles.apply(game.moves('midgard').state, seatIndex(0), {
    request: old,
    choice: 'done',
    values: {},
  });
  expect(applied).toMatchObject({ ok: false, refusal: { code: 'stale' } });
});

test('nothing is accepted once the game is over', () => {
  const game = table('odin', 'thor', 'tyr')
    .with({ card: 'hel', wheel: { hel: 'tyr' }, life: 1 })
    .begins('odin');
  expect(chronicles.requests(game.state)).toEqual([]);
  const action = { request: '', choice: 'done', values: {} };
  expect(chronicles.apply(game.state, seatIndex(0), action)).toMatchObject({
    refusal: { code: 'game-is-over' },
  });
});

test('a move to an unknown World, or an unknown move, is not an answer', () => {
  const game = turnOf('odin', 'thor', 'tyr');
  expect(game.refuses('move', { world: 'nowhere' })).toEqual({ code: 'not-an-answer' });
  expect(game.refuses('dance')).toEqual({ code: 'not-an-answer' });
});

test('more Vanir dice than the god has are refused, with the number it has', () => {
  const game = turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', dice: 1 });
  expect(game.refuses('fight:jormungand', { dice: 2 })).toEqual({ code: 'too-few-vanir-dice', have: 1 });
});

test('an action in Nidavellir without any Artifact in reach is refused', () => {
  const artifacts = ['valshamr', 'gram', 'skidbladnir', 'svalinn', 'brisingamen', 'andvaranaut'] as const;
  const game = turnOf('odin', 'thor', 'tyr').with({
    world: 'nidavellir',
    places: { loki: 'nidavellir' },
    gods: { thor: { artifacts } },
  });
  expect(game.refuses('nidavellir', { artifact: 'gram' })).toEqual({ code: 'no-artifact-left' });
});

test('a second action in a turn is refused', () => {
  const game = turnOf('odin', 'thor', 'tyr').moves('midgard').plays('midgard', { heroes: 1 });
  expect(game.refuses('midgard', { heroes: 1 })).toEqual({ code: 'already-acted' });
});

test('an unknown move is not an answer, at the start of a turn or when a creature is chosen', () => {
  expect(table('odin', 'thor', 'tyr').refuses('dance')).toEqual({ code: 'not-an-answer' });
  const game = odinIn('svartalfheim', 'in company').plays('svartalfheim');
  expect(game.about).toBe('creature');
  expect(game.refuses('dance')).toEqual({ code: 'not-an-answer' });
});

describe('the refusal of a number in a Fight or an action', () => {
  const inMidgard = (moment: Moment = {}) =>
    turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', ...moment });

  test('is about the Heroes only if some are sent [C-602]', () => {
    const game = inMidgard({ iotunns: ['skrymir'], dice: 1 });
    const tooMany = { code: 'too-few-vanir-dice', have: 1 };
    expect(game.refuses('fight:jormungand', { dice: 2 })).toEqual(tooMany);
    expect(game.refuses('fight:jormungand', { heroes: 0, dice: 2 })).toEqual(tooMany);
  });

  test('is about the Vanir dice only if some are rolled [C-603]', () => {
    const game = inMidgard({ iotunns: ['hrungnir'] });
    expect(game.refuses('fight:jormungand', { heroes: 99 })).toMatchObject({ code: 'too-few-heroes' });
    expect(game.refuses('fight:jormungand', { weapons: 1 })).toEqual({ code: 'not-an-answer' });
    expect(game.refuses('fight:jormungand', { dice: 0, weapons: 1 })).toEqual({ code: 'not-an-answer' });
  });

  test('names the Iotunn that keeps the Vanir dice from the gods [C-504]', () => {
    const game = inMidgard({ iotunns: ['hrungnir'] });
    expect(game.refuses('fight:jormungand', { dice: 1 })).toEqual({
      code: 'without',
      resource: 'vanir-dice',
      iotunn: 'hrungnir',
    });
  });

  test("says only that it's not an answer if the value isn't a number", () => {
    const game = inMidgard();
    expect(game.refuses('fight:jormungand', { heroes: '99' })).toEqual({ code: 'not-an-answer' });
  });

  test('is also given for an action with Risks [C-607]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({ world: 'niflheim', anonymous: 3, dice: 1 });
    expect(game.refuses('niflheim', { anonymous: 1, dice: 2 })).toEqual({
      code: 'too-few-vanir-dice',
      have: 1,
    });
  });
});

describe('an Artifact', () => {
  const fronts = ['gram', 'draupnir', 'mjolnir'] as const;

  test('behind the one in front is out of reach [C-337]', () => {
    const game = odinIn('nidavellir', 'alone', { fronts });
    const outOfReach = { code: 'artifact-out-of-reach', artifact: 'svalinn' };
    expect(game.refuses('nidavellir', { artifact: 'svalinn' })).toEqual(outOfReach);
  });

  test.each(['gram', 'draupnir'])(
    'in reach is not given as the reason for a refusal: %s [C-337]',
    (artifact) => {
      const game = odinIn('nidavellir', 'alone', { fronts });
      expect(game.refuses('nidavellir', { artifact, heroes: 1 })).toEqual({ code: 'not-an-answer' });
    },
  );

  test('that does not exist is not an answer, nor is any Artifact where none are forged [C-337]', () => {
    const nonsense = { code: 'not-an-answer' };
    expect(odinIn('nidavellir', 'alone').refuses('nidavellir', { artifact: 'excalibur' })).toEqual(nonsense);
    expect(odinIn('midgard', 'alone').refuses('midgard', { artifact: 'mjolnir' })).toEqual(nonsense);
  });
});
