/** The effect of a box file at the table: every value that may be corrected, in play. */
import { describe, expect, test } from 'vitest';
import {
  type Box,
  HOUSE_VALUES,
  type HouseValue,
  RULE_STATES,
} from '../../../../src/games/micromidgard/box/box.ts';
import { OUTER_REALMS, REALMS, TRACKS } from '../../../../src/games/micromidgard/box/components.ts';
import { type Corrections, corrected } from '../../../../src/games/micromidgard/box/corrections.ts';
import { gold, mead } from '../../../../src/games/micromidgard/box/deal.ts';
import { HOUSE_BOX } from '../../../../src/games/micromidgard/box/house-box.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { changesBy, openingOf, spending, table } from '../table.ts';

const read = (corrections: Corrections) => corrected(HOUSE_BOX, corrections);

/** The board of a new game with that box. */
function boardOf(corrections: Corrections) {
  const box: Box = JSON.parse(JSON.stringify(read(corrections)));
  return micromidgard.setup({ ...openingOf('what was read'), box }).state;
}

const RING = [...HOUSE_BOX.ring].reverse();

test('the wolves run along the ring from the file, each from the first of its spaces [M-901]', () => {
  const ran = (corrections: Corrections) => {
    const game = spending({ box: read(corrections), wolfActions: { sun: 1, moon: 1 } });
    const [sun] = game.runs('sun').told('wolf-ran');
    const [moon] = game.runs('moon').told('wolf-ran');
    return [sun?.realm, sun?.left, moon?.realm, moon?.left];
  };
  expect(ran({})).toEqual(['vanaheim', 2, 'niflheim', 2]);
  expect(ran({ ring: RING })).toEqual(['svartalfheim', 2, 'alfheim', 2]);
  expect(ran({ sunSpaces: 3 })).toEqual(['vanaheim', 1, 'helheim', 3]);
});

describe('a Realm', () => {
  const given = (corrections: Corrections, ragnaroks: number) => {
    const game = table({
      box: read(corrections),
      doom: ['vanaheim'],
      ragnaroks,
      meeples: { durathror: 'niflheim', dain: 'asgard' },
    });
    return changesBy(game, () => game.moves('dain', 'vanaheim'));
  };

  test("yields the file's value on its normal side [M-902]", () => {
    const realms = { vanaheim: { normal: [mead(4)] } };
    expect(given({}, 0)).toEqual({ gold: 3 });
    expect(given({ realms }, 0)).toEqual({ mead: 4 });
    expect(given({ realms }, 1)).toEqual({ gold: 2 });
  });

  test("yields the file's value on its destroyed side [M-902]", () => {
    const realms = { vanaheim: { destroyed: [mead(1)] } };
    expect(given({ realms }, 0)).toEqual({ gold: 3 });
    expect(given({ realms }, 1)).toEqual({ mead: 1 });
  });

  test('uses the house value for anything not in the file [M-902]', () => {
    const box = read({ realms: { vanaheim: { normal: [mead(4)], destroyed: [mead(1)] } } });
    expect(box.realms).toEqual({ ...HOUSE_BOX.realms, vanaheim: [mead(4)] });
    expect(box.destroyedRealms).toEqual({ ...HOUSE_BOX.destroyedRealms, vanaheim: [mead(1)] });
  });
});

test("a token from the file endangers the file's Realms, and other tokens the house's Realms [M-903]", () => {
  const { box, doom } = boardOf({
    tokens: { red: ['vanaheim', 'alfheim'], moon: ['asgard', 'muspellheim'] },
  });
  expect(box.tokens).toEqual({
    ...HOUSE_BOX.tokens,
    red: ['vanaheim', 'alfheim'],
    moon: ['asgard', 'muspellheim'],
  });
  for (const track of TRACKS)
    expect(doom.filter((realm) => box.tokens[track].includes(realm))).toHaveLength(1);
});

test('a column is worth the points in the file [M-904]', () => {
  const scored = (corrections: Corrections) =>
    spending({ box: read(corrections), wolves: { sun: 4 }, next: { sun: 'most-gold' }, gold: 1 }).done().me
      .points;
  expect([scored({}), scored({ prophecyPoints: [3, 2, 2, 1, 1] })]).toEqual([1, 3]);
});

test('the Prophecies are those in the file [M-905]', () => {
  const sun = ['most-gold', 'least-gold', 'most-points', 'most-relics', 'least-relics'] as const;
  const moon = ['most-mead', 'least-mead', 'most-points', 'most-levels', 'least-levels'] as const;
  const { prophecies } = boardOf({ prophecies: { sun, moon } });
  expect([...prophecies.sun].sort()).toEqual([...sun].sort());
  expect([...prophecies.moon].sort()).toEqual([...moon].sort());
});

test('the Moon track uses the action in the file, and the others keep theirs [M-906]', () => {
  const raised = (corrections: Corrections) =>
    spending({ box: read(corrections), hand: { craft: 1 } }).choices('track', 'raise');
  expect(raised({})).toEqual(['red', 'blue']);
  expect(raised({ moonTrackAction: 'craft' })).toEqual(['red', 'blue', 'moon']);
  const { trackActions } = read({ moonTrackAction: 'craft' });
  expect(trackActions).toEqual({ ...HOUSE_BOX.trackActions, moon: 'craft' });
});

/** Everything that can be in a file, by the house value it belongs to. */
const EVERYTHING: Readonly<Record<HouseValue, Corrections>> = {
  ring: { ring: RING, sunSpaces: 5 },
  realms: {
    realms: {
      midgard: { normal: [gold(1)] },
      ...Object.fromEntries(
        OUTER_REALMS.map((realm) => [realm, { normal: [gold(2)], destroyed: [gold(1)] }]),
      ),
    },
  },
  tokens: { tokens: HOUSE_BOX.tokens },
  'prophecy-points': { prophecyPoints: [2, 2, 2, 2, 2] },
  prophecies: { prophecies: HOUSE_BOX.prophecies },
  'moon-track-action': { moonTrackAction: 'craft' },
};

describe('a house value', () => {
  test.each(HOUSE_VALUES)('is replaced once the file has all of it: %s', (value) => {
    expect(read(EVERYTHING[value]).house).toEqual(HOUSE_VALUES.filter((each) => each !== value));
  });

  const { realms } = EVERYTHING.realms;
  const { tokens } = EVERYTHING.tokens;
  const LACKING: readonly (readonly [lacks: string, Corrections])[] = [
    ['how many spaces are the Sun’s', { ring: RING }],
    ['the ring', { sunSpaces: 5 }],
    ...REALMS.map((realm) => [realm, { realms: { ...realms, [realm]: undefined } }] as const),
    ...OUTER_REALMS.flatMap(
      (realm) =>
        [
          [`the normal ${realm}`, { realms: { ...realms, [realm]: { destroyed: [gold(1)] } } }],
          [`the destroyed ${realm}`, { realms: { ...realms, [realm]: { normal: [gold(2)] } } }],
        ] as const,
    ),
    ...TRACKS.map(
      (track) => [`the token of ${track}`, { tokens: { ...tokens, [track]: undefined } }] as const,
    ),
  ];

  test.each(LACKING)('remains while a part of it is missing from the file: %s', (_lacks, corrections) => {
    expect(read(corrections).house).toEqual(HOUSE_VALUES);
  });
});

test('without corrections, all values are house values', () => {
  expect(read({})).toEqual(HOUSE_BOX);
});

test("the house's box names an existing edition", () => {
  expect(RULE_STATES).toContain(HOUSE_BOX.rules);
});
