/** The end of the game, and the winner. */
import { describe, expect, test } from 'vitest';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { UNCOVERED } from '../moment.ts';
import { spending, table } from '../table.ts';

const NEARLY = { points: 8, gold: 5, blessings: ['surtr'], covers: UNCOVERED } as const;
const LAST = { ragnaroks: 4, wolves: { sun: 4 }, next: { sun: 'most-red-level' } } as const;

describe('the ninth point', () => {
  test('ends the game immediately, in the middle of a turn [M-801]', () => {
    const game = spending({ ...NEARLY, hand: { craft: 3, sun: 2 } }).plays('activate:red:1');
    expect(game.me.points).toBe(9);
    expect(game.ways()).toEqual(['done']);
    expect(game.refuses('raise', { track: 'red' })).toEqual({ code: 'turn-decided' });
  });

  test('is confirmed by the player who gained it [M-802]', () => {
    const game = spending(NEARLY).plays('activate:red:1');
    expect(game.about).toBe('turn-end');
    expect(game.activeSeat).toBe(0);
    expect(game.request.defaultAnswer).toMatchObject({ when: 'after-a-pause' });
    expect(micromidgard.outcome(game.state)).toEqual({ kind: 'ongoing' });
    game.done();
    expect(micromidgard.outcome(game.state)).toEqual({
      kind: 'ranked',
      why: ['points'],
      scores: [9, 0],
      winners: [0],
    });
    expect(micromidgard.requests(game.state)).toEqual([]);
    expect(game.told('game-ended')).toEqual([
      { type: 'game-ended', why: 'points', scores: [9, 0], winners: [0] },
    ]);
  });

  test('leaves a wolf action of the same square unresolved [M-801]', () => {
    const game = spending({ ...NEARLY, levels: { red: 4 } }).plays('activate:red:4');
    expect(game.me.points).toBe(9);
    expect(game.state.turn.wolfActions.sun).toBe(0);
    expect(game.ways()).toEqual(['done']);
  });

  test('keeps wolves from bringing Ragnarok [M-807]', () => {
    const game = spending({
      ...NEARLY,
      wolves: { sun: 4 },
      next: { sun: 'most-mead' },
      opponent: { mead: 1, points: 8 },
    });
    game.plays('activate:red:1').done();
    expect(game.told('prophecy-scored')).toEqual([]);
    expect(game.state.end).toBe('points');
    expect(game.opponent.points).toBe(8);
  });

  test("may come from a Prophecy, even for the player whose turn it isn't [M-801]", () => {
    const game = spending({
      ragnaroks: 2,
      wolves: { sun: 4 },
      next: { sun: 'most-red-level' },
      opponent: { points: 7, levels: { red: 2 } },
    }).done();
    expect(game.opponent.points).toBe(9);
    expect(micromidgard.outcome(game.state)).toMatchObject({ why: ['points'], winners: [1] });
    expect(game.told('realm-destroyed')).toEqual([]);
  });
});

test('the last Prophecy ends the game [M-803]', () => {
  const game = spending({ ...LAST, levels: { red: 2 } }).done();
  expect(micromidgard.outcome(game.state)).toEqual({
    kind: 'ranked',
    why: ['prophecies'],
    scores: [3, 0],
    winners: [0],
  });
});

describe('the winner', () => {
  test('has the most points [M-804]', () => {
    const game = spending({ ...LAST, points: 1, gold: 7, mead: 7, opponent: { points: 2 } }).done();
    expect(micromidgard.outcome(game.state)).toMatchObject({ scores: [1, 2], winners: [1] });
  });

  test('has more Gold and Mead if the points are equal [M-805]', () => {
    const game = spending({ ...LAST, points: 2, gold: 2, mead: 2, opponent: { points: 2, gold: 3 } }).done();
    expect(micromidgard.outcome(game.state)).toMatchObject({ scores: [2, 2], winners: [0] });
  });

  test("is both players if they're tied in everything [M-806]", () => {
    const game = spending({ ...LAST, points: 2, gold: 3, opponent: { points: 2, mead: 3 } }).done();
    expect(micromidgard.outcome(game.state)).toMatchObject({ winners: [0, 1] });
  });
});

describe('the end of a turn', () => {
  test('is asked for even if nothing else is left to do [M-908]', () => {
    const game = table().moves('dain', 'midgard');
    expect(game.ways()).toEqual(['done']);
    expect(game.about).toBe('turn-end');
    expect(game.request.defaultAnswer).toEqual({
      action: { request: game.request.key, choice: 'done', values: {} },
      when: 'after-a-pause',
    });
  });

  test('waits for the player if it loses the game', () => {
    const last = { ...LAST, hand: { craft: 1 }, gold: 5, levels: { red: 1 } } as const;
    const losing = spending({ ...last, opponent: { points: 8 } }).plays('raise', { track: 'red' });
    expect(losing.about).toBe('turn-end');
    expect(losing.request.defaultAnswer).toBeUndefined();
    const winning = spending({ ...last, points: 4 }).plays('raise', { track: 'red' });
    expect(winning.request.defaultAnswer).toMatchObject({ when: 'after-a-pause' });
  });

  test('does not happen automatically while there is something to spend', () => {
    const game = spending();
    expect(game.about).toBe('turn');
    expect(game.request.defaultAnswer).toBeUndefined();
  });
});

test('the only possible move is made without asking [M-910]', () => {
  const alone = {
    doom: ['vanaheim', 'alfheim', 'asgard', 'muspellheim'],
    ragnaroks: 2,
    meeples: { dain: 'vanaheim', dvalin: 'asgard', duneyr: 'alfheim', durathror: 'helheim' },
  } as const;
  const game = table({ ...alone, opponent: { marked: 'durathror' } })
    .moves('dvalin', 'jotunheim')
    .done();
  expect(game.about).toBe('move');
  const forced = table({ ...alone, opponent: { marked: 'dvalin' } })
    .moves('durathror', 'niflheim')
    .done();
  expect(forced.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'move' }]);
  expect(forced.state.meeples.duneyr).toBe('muspellheim');
  expect(forced.activeSeat).toBe(1);
});

describe("the winner's lead", () => {
  test('is shown in points once the game is over [M-804]', () => {
    const game = spending({ ...NEARLY, opponent: { points: 7 } }).plays('activate:red:1');
    expect(micromidgard.closeness?.(game.state)).toBeNull();
    game.done();
    expect(micromidgard.closeness?.(game.state)).toBe(2);
  });

  test('is not shown if resources decide, or for a shared victory [M-805, M-806]', () => {
    const ended = spending({ ...NEARLY, opponent: { points: 8 } })
      .plays('activate:red:1')
      .done().state;
    const [winner, other] = ended.seats;
    if (winner === undefined || other === undefined) throw new Error('two play');
    const level = { ...other, points: winner.points, gold: 0, mead: 0 };
    expect(micromidgard.closeness?.({ ...ended, seats: [{ ...winner, gold: 1 }, level] })).toBe(0);
    expect(
      micromidgard.closeness?.({ ...ended, seats: [{ ...winner, gold: 0, mead: 0 }, level] }),
    ).toBeNull();
  });
});
