/** Moving a meeple: who moves, where to, and the rare turns without a move. */
import { describe, expect, test } from 'vitest';
import { MEEPLES, OUTER_REALMS, REALMS } from '../../../../src/games/micromidgard/box/components.ts';
import { isStuck } from '../../../../src/games/micromidgard/facts/moves.ts';
import { areAdjacent, areConnected } from '../../../../src/games/micromidgard/facts/realms.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';
import { SHUT_IN } from '../moment.ts';
import { table } from '../table.ts';

test('an outer Realm touches its neighbours on the ring and Midgard, which touches all [M-201]', () => {
  const { state } = table();
  for (const [at, realm] of state.box.ring.entries()) {
    const near = [state.box.ring.at(at - 1), state.box.ring[(at + 1) % 8], 'midgard'];
    expect(REALMS.filter((other) => areAdjacent(state, realm, other)).sort()).toEqual(near.sort());
    expect(areAdjacent(state, 'midgard', realm)).toBe(true);
  }
  expect(areAdjacent(state, 'midgard', 'midgard')).toBe(false);
});

describe('a turn starts with a move', () => {
  test('of any meeple, by one step; staying is not a move [M-202]', () => {
    const game = table();
    expect(game.ways()).toEqual(['move:dain', 'move:dvalin', 'move:duneyr', 'move:durathror']);
    expect(game.choices('realm', 'move:dain')).toEqual(['midgard', 'alfheim', 'helheim']);
    expect(game.refuses('move:dain', { realm: 'niflheim' })).toMatchObject({ code: 'not-adjacent' });
    expect(game.refuses('move:dain', { realm: 'muspellheim' })).toMatchObject({ code: 'same-realm' });
    expect(game.refuses('done')).toEqual({ code: 'move-first' });
    game.moves('dain', 'helheim');
    expect(game.state.meeples.dain).toBe('helheim');
    expect(game.told('meeple-moved')).toEqual([
      {
        type: 'meeple-moved',
        seat: 0,
        meeple: 'dain',
        from: 'muspellheim',
        to: 'helheim',
        isDestroyed: false,
      },
    ]);
  });

  test('into an empty Realm [M-203]', () => {
    const game = table({ meeples: { dvalin: 'helheim' } });
    expect(game.choices('realm', 'move:dain')).toEqual(['midgard', 'alfheim']);
    expect(game.refuses('move:dain', { realm: 'helheim' })).toEqual({
      code: 'realm-taken',
      realm: 'helheim',
      meeple: 'dvalin',
    });
  });

  test("that marks the moved meeple; meeples marked by either raven can't move [M-205]", () => {
    const game = table().moves('dain', 'alfheim').done();
    expect(game.me.marked).toBe('dain');
    expect(game.ways()).toEqual(['move:dvalin', 'move:duneyr', 'move:durathror']);
    expect(game.refuses('move:dain', { realm: 'vanaheim' })).toEqual({
      code: 'meeple-marked',
      meeple: 'dain',
      seat: 0,
    });
    game.moves('dvalin', 'niflheim').done();
    expect(game.ways()).toEqual(['move:duneyr', 'move:durathror']);
    game.moves('duneyr', 'svartalfheim');
    expect(game.me.marked).toBe('duneyr');
    expect(game.opponent.marked).toBe('dvalin');
  });
});

test('a destroyed Realm is cut off from Midgard in both directions, but not from its neighbours [M-204]', () => {
  const { state } = table({ doom: ['helheim', 'asgard', 'vanaheim', 'niflheim'], ragnaroks: 1 });
  expect(areConnected(state, 'helheim', 'midgard')).toBe(false);
  expect(areConnected(state, 'midgard', 'helheim')).toBe(false);
  expect(areConnected(state, 'helheim', 'muspellheim')).toBe(true);
  expect(areConnected(state, 'niflheim', 'helheim')).toBe(true);
  for (const realm of OUTER_REALMS) expect(areConnected(state, 'midgard', realm)).toBe(realm !== 'helheim');
  const out = table({ doom: state.doom, ragnaroks: 1, meeples: { dain: 'helheim' } });
  expect(out.refuses('move:dain', { realm: 'midgard' })).toEqual({
    code: 'link-destroyed',
    realm: 'helheim',
  });
  const back = table({ doom: state.doom, ragnaroks: 1, meeples: { dain: 'midgard' } });
  expect(back.refuses('move:dain', { realm: 'helheim' })).toEqual({
    code: 'link-destroyed',
    realm: 'helheim',
  });
});

describe('when no unmarked meeple can move', () => {
  test('one of them must be taken to Midgard [M-207]', () => {
    const game = table(SHUT_IN);
    expect(game.ways('done')).toEqual([]);
    expect(game.refuses('done')).toEqual({ code: 'move-first' });
    expect(game.moves('duneyr', 'midgard').ways('done')).toEqual(['done']);
  });

  test('the player may choose any unmarked meeple, but no marked one [M-207]', () => {
    const game = table(SHUT_IN);
    expect(game.ways()).toEqual(['move:dain', 'move:duneyr']);
    expect(game.choices('realm', 'move:dain')).toEqual(['midgard']);
    expect(game.choices('realm', 'move:duneyr')).toEqual(['midgard']);
    expect(game.refuses('move:duneyr', { realm: 'svartalfheim' })).toMatchObject({ code: 'not-adjacent' });
    expect(game.refuses('move:dvalin', { realm: 'midgard' })).toMatchObject({ code: 'meeple-marked' });
    game.moves('dain', 'midgard');
    expect(game.state.meeples.dain).toBe('midgard');
    expect(game.me.marked).toBe('dain');
  });

  test('both players learn this at the start of the turn [M-207]', () => {
    const game = table({ ...SHUT_IN, meeples: { ...SHUT_IN.meeples, dvalin: 'jotunheim' } })
      .with({ marked: null })
      .moves('dvalin', 'asgard')
      .done();
    expect(game.told('no-legal-move')).toEqual([{ type: 'no-legal-move', seat: 1 }]);
    expect(table().moves('dain', 'alfheim').done().told('no-legal-move')).toEqual([]);
    expect(game.about).toBe('move');
  });

  test('a meeple taken to Midgard activates it [M-209]', () => {
    expect(table(SHUT_IN).moves('duneyr', 'midgard').me).toMatchObject({ gold: 1, mead: 1 });
  });

  test('Midgard is empty, whatever is destroyed [M-208]', () => {
    let stuck = 0;
    const { state } = table();
    for (const places of subsetsOf(REALMS, MEEPLES.length))
      for (const marked of subsetsOf(MEEPLES, 2))
        for (const doom of DESTRUCTIONS) {
          const game: MicromidgardState = {
            ...state,
            doom,
            ragnaroks: doom.length,
            meeples: Object.fromEntries(
              MEEPLES.map((meeple, at) => [meeple, places[at] ?? 'midgard']),
            ) as MicromidgardState['meeples'],
            seats: state.seats.map((seat, at) => ({ ...seat, marked: marked[at] ?? null })),
          };
          if (!isStuck(game)) continue;
          stuck += 1;
          if (places.includes('midgard')) throw new Error(`${places.join()} after ${doom.join()}`);
        }
    expect(stuck).toBeGreaterThan(0);
  });
});

const DESTRUCTIONS = [0, 1, 2, 3, 4].flatMap((count) => subsetsOf(OUTER_REALMS, count));

function subsetsOf<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  const [first, ...rest] = items;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...subsetsOf(rest, count - 1).map((others) => [first, ...others]), ...subsetsOf(rest, count)];
}
