/** Ragnarok at the end of a turn: the Prophecy, the destroyed Realm, and the wolves. */
import { describe, expect, test } from 'vitest';
import { isDestroyed } from '../../../../src/games/micromidgard/facts/realms.ts';
import { wolfIsBeside } from '../../../../src/games/micromidgard/facts/wolves.ts';
import { UNCOVERED } from '../moment.ts';
import { spending } from '../table.ts';

const SUN_COMES = { wolves: { sun: 4 }, next: { sun: 'most-gold', moon: 'most-mead' } } as const;

test('a wolf past its end brings Ragnarok at the end of the turn, and not before [M-701]', () => {
  const game = spending(SUN_COMES);
  expect(game.state.ragnaroks).toBe(0);
  game.done();
  expect(game.state.ragnaroks).toBe(1);
  const short = spending({ ...SUN_COMES, wolves: { sun: 3, moon: 3 } }).done();
  expect(short.state.ragnaroks).toBe(0);
});

describe("the leftmost Prophecy on the wolf's side is scored", () => {
  test.each([
    ['sun', { gold: 2 }, { gold: 1 }, 0],
    ['sun', { gold: 2 }, { gold: 3 }, 1],
    ['moon', { mead: 2 }, { mead: 1 }, 0],
    ['moon', { mead: 2, gold: 7 }, { mead: 3 }, 1],
  ] as const)('for the player who fulfils it: %s, %o against %o [M-702]', (side, mine, theirs, winner) => {
    const game = spending({ ...SUN_COMES, wolves: { [side]: 4 }, ...mine, opponent: theirs }).done();
    expect([game.me.points, game.opponent.points]).toEqual(winner === 0 ? [1, 0] : [0, 1]);
    expect(game.told('prophecy-scored')).toMatchObject([{ side, column: 0, points: 1, winner }]);
  });

  test('for no one on a tie [M-702]', () => {
    const game = spending({ ...SUN_COMES, gold: 2, opponent: { gold: 2 } }).done();
    expect([game.me.points, game.opponent.points]).toEqual([0, 0]);
    expect(game.told('prophecy-scored')).toMatchObject([{ winner: null, amounts: [2, 2] }]);
    expect(game.told('points-gained')).toEqual([]);
  });

  test('without a line about points in a column that gives none', () => {
    const box = { prophecyPoints: [0, 1, 2, 2, 3] };
    const game = spending({ ...SUN_COMES, box, gold: 2 }).done();
    expect(game.told('prophecy-scored')).toMatchObject([{ winner: 0, points: 0 }]);
    expect(game.told('points-gained')).toEqual([]);
  });

  test('with the points of its column [M-904]', () => {
    const points = [0, 1, 2, 3, 4].map((ragnaroks) => {
      const game = spending({ ...SUN_COMES, ragnaroks, gold: 1 });
      return game.done().me.points;
    });
    expect(points).toEqual([1, 1, 2, 2, 3]);
  });
});

describe('when both wolves have passed their ends', () => {
  const both = { ...SUN_COMES, wolves: { sun: 4, moon: 5 }, gold: 3, opponent: { mead: 2 } } as const;

  test.each([
    ['sun', [1, 0]],
    ['moon', [0, 1]],
  ] as const)('the current player chooses which Prophecy is scored: %s [M-703]', (side, points) => {
    const game = spending(both).done();
    expect(game.about).toBe('prophecy');
    expect(game.activeSeat).toBe(0);
    expect(game.choices('side', 'score')).toEqual(['sun', 'moon']);
    game.answers({ side });
    expect([game.me.points, game.opponent.points]).toEqual(points);
    expect(game.state.ragnaroks).toBe(1);
    expect(game.activeSeat).toBe(1);
  });
});

test('Ragnarok discards both Prophecies of the column, and those of the next column follow [M-704]', () => {
  const game = spending({ ...SUN_COMES, gold: 1, wolves: { sun: 4 } });
  const [, second] = game.state.prophecies.moon;
  game
    .done()
    .with({ wolves: { moon: 4 }, hand: {} })
    .done();
  expect(game.told('prophecy-scored')).toMatchObject([{ side: 'moon', column: 1, prophecy: second }]);
});

describe('the next Realm', () => {
  test('is destroyed, in the order of the tokens, and its wolf space is blocked [M-705]', () => {
    const game = spending({ ...SUN_COMES, doom: ['vanaheim', 'niflheim'] }).done();
    expect(game.told('realm-destroyed')).toEqual([{ type: 'realm-destroyed', realm: 'vanaheim' }]);
    expect(isDestroyed(game.state, 'vanaheim')).toBe(true);
    expect(isDestroyed(game.state, 'niflheim')).toBe(false);
    game.with({ wolves: { sun: 1 } });
    expect(wolfIsBeside(game.state, 'sun')).toBe('alfheim');
    game.with({ wolves: { sun: 0, moon: 4 }, hand: {} }).done();
    expect(game.told('realm-destroyed')).toEqual([{ type: 'realm-destroyed', realm: 'niflheim' }]);
  });

  test('keeps its meeple [M-706]', () => {
    const game = spending({ ...SUN_COMES, doom: ['vanaheim'], meeples: { dvalin: 'vanaheim' } }).done();
    expect(game.state.meeples.dvalin).toBe('vanaheim');
    expect(game.choices('realm', 'move:dvalin')).toEqual(['alfheim']);
  });
});

test('both wolves go back to the first free spaces of their tracks [M-707]', () => {
  const game = spending({ ...SUN_COMES, wolves: { sun: 4, moon: 2 }, doom: ['asgard', 'helheim'] }).done();
  expect(game.state.wolves).toEqual({ sun: 0, moon: 0 });
  expect(wolfIsBeside(game.state, 'sun')).toBe('vanaheim');
  expect(wolfIsBeside(game.state, 'moon')).toBe('helheim');
  expect(game.told('wolves-returned')).toEqual([{ type: 'wolves-returned', stranded: null }]);
  game.with({ wolves: { moon: 4 }, hand: {} }).done();
  expect(wolfIsBeside(game.state, 'moon')).toBe('niflheim');
});

test('the fourth Ragnarok still destroys its Realm, and the game continues [M-708, M-803]', () => {
  const game = spending({ ...SUN_COMES, ragnaroks: 3, gold: 1 });
  const [, , , last] = game.state.doom;
  game.done();
  expect(game.told('prophecy-scored')).toMatchObject([{ column: 3, points: 2 }]);
  expect(game.told('realm-destroyed')).toEqual([{ type: 'realm-destroyed', realm: last }]);
  expect(game.state.ragnaroks).toBe(4);
  expect(game.state.end).toBeNull();
  expect(game.about).toBe('move');
  expect(game.activeSeat).toBe(1);
});

test('the fifth Ragnarok only scores, and ends the game [M-708]', () => {
  const game = spending({ ...SUN_COMES, ragnaroks: 4, gold: 1, covers: UNCOVERED, wolves: { sun: 2 } });
  expect(game.state.wolves.sun).toBe(2);
  game.with({ wolves: { sun: 4 } }).done();
  expect(game.told('prophecy-scored')).toMatchObject([{ column: 4, points: 3 }]);
  expect(game.told('realm-destroyed')).toEqual([]);
  expect(game.state.end).toBe('prophecies');
});
