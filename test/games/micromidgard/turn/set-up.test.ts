/** The board before the first turn, and which parts of it are random. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import {
  BLESSINGS_OF,
  CRAFT_TRACKS,
  LEVELS,
  LIGHTS,
  MEEPLES,
  OUTER_REALMS,
  RAVENS,
  REALMS,
  RELICS,
  TRACKS,
} from '../../../../src/games/micromidgard/box/components.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';
import { opened, openingOf, THE_USUAL_GAME } from '../table.ts';

/** The invariants of play don't check these boards, so a broken set-up fails its own test, and not the whole file. */
const BOARDS: readonly MicromidgardState[] = Array.from(
  { length: 60 },
  (_, number) => micromidgard.setup(openingOf(`board ${number}`)).state,
);

/** The number of different results on the boards. */
function kinds(of: (board: MicromidgardState) => unknown): number {
  return new Set(BOARDS.map((board) => JSON.stringify(of(board)))).size;
}

test('two players play each other, and their seats are alike [M-101]', () => {
  expect(micromidgard.seats).toEqual({ min: 2, max: 2 });
  expect(micromidgard.isContest).toBe(true);
  for (const { seats } of BOARDS) expect(seats[0]).toEqual({ ...seats[1], raven: 'hugin' });
});

test('no choice of options is refused', () => {
  expect(micromidgard.validateOptions(THE_USUAL_GAME)).toBeNull();
});

test("the players are Odin's ravens, whichever seat each takes [M-912]", () => {
  expect(micromidgard.roles).toEqual(['hugin', 'munin']);
  const seated = (roles: readonly string[]) =>
    micromidgard.setup({ ...openingOf('the ravens'), roles }).state.seats.map(({ raven }) => raven);
  expect(seated(['hugin', 'munin'])).toEqual(['hugin', 'munin']);
  expect(seated(['munin', 'hugin'])).toEqual(['munin', 'hugin']);
});

test('there are nine Realms, eight of them in a ring [M-103]', () => {
  expect(REALMS).toHaveLength(9);
  for (const { box } of BOARDS) expect([...box.ring].sort()).toEqual([...OUTER_REALMS].sort());
});

describe('the Ragnarok tokens', () => {
  test('are four, each with one of its two Realms face up [M-104]', () => {
    for (const { doom, box } of BOARDS) {
      expect(doom).toHaveLength(4);
      for (const track of TRACKS)
        expect(doom.filter((realm) => box.tokens[track].includes(realm))).toHaveLength(1);
    }
  });

  test('are shuffled into any order, with either side up [M-105]', () => {
    expect(kinds(({ doom }) => doom)).toBeGreaterThan(50);
    for (const realm of OUTER_REALMS) expect(BOARDS.some(({ doom }) => doom[0] === realm)).toBe(true);
  });

  test('say which Blessing of each card is in play [M-106]', () => {
    for (const { doom, blessings, box } of BOARDS)
      for (const track of TRACKS) {
        const side = box.tokens[track].findIndex((realm) => doom.includes(realm));
        expect(blessings[track]).toBe(BLESSINGS_OF[track][side]);
      }
    for (const blessing of TRACKS.flatMap((track) => BLESSINGS_OF[track]))
      expect(BOARDS.some(({ blessings }) => Object.values(blessings).includes(blessing))).toBe(true);
  });

  test('each put a meeple into their Realm, in their order [M-107]', () => {
    expect(MEEPLES).toHaveLength(4);
    for (const { doom, meeples } of BOARDS) expect(MEEPLES.map((meeple) => meeples[meeple])).toEqual(doom);
  });
});

test('Surtr and Wayland go with the red track, Svartalfheim and Buri with the blue one [M-108]', () => {
  expect(BLESSINGS_OF).toEqual({
    red: ['surtr', 'wayland'],
    blue: ['svartalfheim', 'buri'],
    sun: ['angrboda', 'hel'],
    moon: ['odin', 'freya'],
  });
});

describe('the Relics', () => {
  test('cover each square of the red and the blue track with one of its level [M-109]', () => {
    for (const { covers } of BOARDS)
      for (const track of CRAFT_TRACKS)
        expect(covers[track].map((relic) => relic?.charAt(0))).toEqual(LEVELS.map(String));
  });

  test('are two of three at each level, drawn at random; the third is out of the game [M-110]', () => {
    for (const { covers, outOfPlay } of BOARDS) {
      expect(outOfPlay.map((relic) => relic.charAt(0))).toEqual(LEVELS.map(String));
      expect([...covers.red, ...covers.blue, ...outOfPlay].sort()).toEqual([...RELICS].sort());
    }
    for (const relic of RELICS) {
      expect(BOARDS.some(({ outOfPlay }) => outOfPlay.includes(relic))).toBe(true);
      for (const track of CRAFT_TRACKS)
        expect(BOARDS.some(({ covers }) => covers[track].includes(relic))).toBe(true);
    }
  });
});

test('five different Prophecies are drawn for each side, from its eight [M-111]', () => {
  for (const { prophecies, box } of BOARDS)
    for (const side of LIGHTS) {
      expect(new Set(prophecies[side]).size).toBe(5);
      expect(prophecies[side].filter((each) => !box.prophecies[side].includes(each))).toEqual([]);
    }
  for (const side of LIGHTS) {
    expect(kinds(({ prophecies }) => prophecies[side])).toBeGreaterThan(50);
    expect(kinds(({ prophecies }) => prophecies[side][0])).toBe(8);
  }
});

test('no one has anything yet; markers are on level 1 and wolves on their first space [M-112]', () => {
  for (const { seats, wolves, ragnaroks } of BOARDS) {
    for (const [at, seat] of seats.entries())
      expect(seat).toEqual({
        raven: RAVENS[at],
        gold: 0,
        mead: 0,
        points: 0,
        levels: { red: 1, blue: 1, sun: 1, moon: 1 },
        relics: [],
        marked: null,
      });
    expect(wolves).toEqual({ sun: 0, moon: 0 });
    expect(ragnaroks).toBe(0);
  }
});

describe('before the first turn', () => {
  test.each(['gold', 'mead'] as const)('the second player takes 1 %s [M-113]', (resource) => {
    const game = opened('the start');
    const second = game.activeSeat;
    expect(game.about).toBe('start-resource');
    expect(game.choices('resource', 'take')).toEqual(['gold', 'mead']);
    game.answers({ resource });
    expect(game.state.seats[second]).toMatchObject({ gold: 0, mead: 0, [resource]: 1 });
    expect(game.activeSeat).not.toBe(second);
    expect(game.state.seats[game.activeSeat]).toMatchObject({ gold: 0, mead: 0 });
    expect(game.state.turn.number).toBe(1);
    expect(game.about).toBe('move');
  });

  test('the first player is random [M-114]', () => {
    const firsts = BOARDS.filter(({ turn }) => turn.seat === 1).length;
    expect(firsts).toBeGreaterThan(15);
    expect(firsts).toBeLessThan(45);
    const { events, state } = micromidgard.setup(openingOf('board 1'));
    expect(events).toEqual([{ type: 'first-player-drawn', seat: 1 - state.turn.seat }]);
  });
});

test('nothing is hidden, and no randomness is left in the state [M-115]', () => {
  const { state } = opened('the start');
  expect(micromidgard.observe(state)).toEqual(state);
  expect(micromidgard.resample(state, seedFrom('another'))).toEqual(state);
  expect(Object.keys(state)).not.toContain('streams');
});

test('points come only from Prophecies, squares and Relics [M-102]', () => {
  const sources = new Set<string>();
  for (let number = 0; number < 40; number += 1) {
    for (const { events } of playOut(micromidgard, openingOf(`points ${number}`), atRandom)) {
      if (events.some(({ type }) => type === 'points-gained'))
        for (const { type } of events)
          if (['prophecy-scored', 'square-activated', 'relic-used'].includes(type)) sources.add(type);
      const isFromSomething = events.some(({ type }) =>
        ['prophecy-scored', 'square-activated', 'relic-used'].includes(type),
      );
      expect(isFromSomething || events.every(({ type }) => type !== 'points-gained')).toBe(true);
    }
  }
  expect([...sources].sort()).toEqual(['prophecy-scored', 'relic-used', 'square-activated']);
});
