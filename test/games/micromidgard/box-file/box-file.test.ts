/** The box file: its corrections, and the descriptions of its faults. */
import { describe, expect, test } from 'vitest';
import { laidOut } from '../../../../src/box-files/layout.ts';
import { readBoxFile } from '../../../../src/box-files/read.ts';
import type { Json } from '../../../../src/core/json.ts';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import type { Box } from '../../../../src/games/micromidgard/box/box.ts';
import { HOUSE_BOX } from '../../../../src/games/micromidgard/box/house-box.ts';
import { micromidgardBoxFile } from '../../../../src/games/micromidgard/box-file/box-file.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { translator } from '../../../../src/words/translate.ts';
import { brokenRules } from '../../../../tools/conformance/games/micromidgard/invariants.ts';
import { openingOf, THE_USUAL_GAME } from '../table.ts';

const translate = translator('en');

function draft(): string {
  return laidOut(micromidgardBoxFile.drafts(translate)[0]?.file ?? null);
}

/** The draft with some fields replaced. */
function draftBut(parts: { readonly [field: string]: unknown }): string {
  return JSON.stringify({ ...JSON.parse(draft()), ...parts });
}

function faultsIn(text: string): readonly string[] {
  const read = readBoxFile(micromidgardBoxFile, text);
  return read.ok ? [] : read.faults.map(({ path, phrase }) => `${path}: ${translate(phrase)}`);
}

/** A server's box with exactly these corrections. */
function boxWith(parts: { readonly [field: string]: Json }): Box {
  const text = JSON.stringify({ game: 'micromidgard', rules: ['standard'], ...parts });
  const read = readBoxFile(micromidgardBoxFile, text);
  if (!read.ok) throw new Error(faultsIn(text).join('\n'));
  return micromidgard.box(THE_USUAL_GAME, read.corrections);
}

test('without a file, all values are house values', () => {
  expect(micromidgard.box(THE_USUAL_GAME, null)).toEqual(HOUSE_BOX);
  expect(boxWith({})).toEqual(HOUSE_BOX);
});

describe('the starting file', () => {
  test('contains every house value and replaces them all', () => {
    const read = readBoxFile(micromidgardBoxFile, draft());
    if (!read.ok) throw new Error(faultsIn(draft()).join('\n'));
    expect(micromidgard.box(THE_USUAL_GAME, read.corrections)).toEqual({ ...HOUSE_BOX, house: [] });
  });
});

describe('a correction', () => {
  test.each([
    ['ring', { ring: [...HOUSE_BOX.ring].reverse(), sunSpaces: 5 }],
    ['prophecy-points', { prophecyPoints: [2, 2, 2, 2, 2] }],
    ['moon-track-action', { moonTrackAction: 'craft' }],
    [
      'prophecies',
      {
        prophecies: {
          sun: ['most-gold', 'least-gold', 'most-points', 'most-relics', 'least-relics'],
          moon: ['most-mead', 'least-mead', 'most-points', 'most-levels', 'least-levels'],
        },
      },
    ],
    [
      'tokens',
      {
        tokens: {
          red: ['asgard', 'alfheim'],
          blue: ['svartalfheim', 'niflheim'],
          sun: ['jotunheim', 'helheim'],
          moon: ['muspellheim', 'vanaheim'],
        },
      },
    ],
  ])('replaces the house value: %s', (value, parts) => {
    const box = boxWith(parts);
    expect(box.house).toEqual(HOUSE_BOX.house.filter((each) => each !== value));
    for (const [field, posted] of Object.entries(parts))
      expect(field === 'moonTrackAction' ? box.trackActions.moon : box[field as keyof Box]).toEqual(posted);
  });

  test('of only some Realms keeps the house values of all other Realms', () => {
    const box = boxWith({
      realms: { asgard: { normal: ['2 gold', 'craft action'], destroyed: ['sun-wolf action'] } },
    });
    expect(box.realms.asgard).toEqual([
      { what: 'gold', amount: 2 },
      { what: 'action', action: 'craft', amount: 1 },
    ]);
    expect(box.destroyedRealms.asgard).toEqual([{ what: 'wolf-action', wolf: 'sun' }]);
    expect(box.realms.midgard).toEqual(HOUSE_BOX.realms.midgard);
    expect(box.house).toContain('realms');
  });

  test("with only the ring leaves the ring a house value, since the number of the Sun's spaces is missing", () => {
    expect(boxWith({ ring: HOUSE_BOX.ring }).house).toContain('ring');
  });

  test('may leave a wolf hardly any track: the game can still be played to its end', () => {
    const box = boxWith({ sunSpaces: 1 });
    for (let number = 0; number < 30; number += 1) {
      const steps = [...playOut(micromidgard, { ...openingOf(`odd box ${number}`), box }, atRandom)];
      for (const { state } of steps) expect(brokenRules(state)).toEqual([]);
      expect(steps.at(-1)?.state.end).not.toBeNull();
    }
  });
});

const OUTER =
  '"asgard", "vanaheim", "alfheim", "muspellheim", "helheim", "niflheim", "svartalfheim", and "jotunheim"';
const { ring, tokens, prophecies } = HOUSE_BOX;

const WRONG: readonly (readonly [parts: { readonly [field: string]: unknown }, fault: string | RegExp])[] = [
  [{ game: undefined }, 'game: The field "game" is missing here.'],
  [
    { game: 'chess' },
    'game: This file is for "chess", not "micromidgard". Choose that game in /server box, or send another file.',
  ],
  [{ $schema: 3 }, '$schema: Expected text in double quotes, not 3.'],
  [
    { rules: ['first'] },
    'rules.1: "first" isn\'t an edition of the rules. The only one is "standard", in double quotes.',
  ],
  [{ rules: [] }, 'rules: Name the edition here: "standard".'],
  [{ rules: 'standard' }, 'rules: Expected a list in square brackets, [ ], not "standard".'],
  [
    { ring: ring.with(3, 'midgard' as never) },
    `ring.4: "midgard" isn't an outer Realm. The outer Realms are ${OUTER}.`,
  ],
  [{ ring: ring.with(3, 'asgard') }, 'ring: The ring has eight Realms: name each outer Realm once.'],
  [{ ring: ring.slice(1) }, 'ring: The ring has eight Realms: name each outer Realm once.'],
  [
    { sunSpaces: 8 },
    "sunSpaces: 8 isn't a number of spaces. The Sun has 1 to 7 of the eight, and the Moon has the rest.",
  ],
  [
    { realms: { asgard: { normal: ['30 gold'] } } },
    /^realms\.asgard\.normal\.1: "30 gold" isn't something a Realm can give\. The choices are "1 gold"/,
  ],
  [
    { realms: { asgard: { normal: [] } } },
    'realms.asgard.normal: Every Realm gives something. List at least one thing here.',
  ],
  [
    { realms: { asgard: { destroyed: Array(5).fill('1 gold') } } },
    'realms.asgard.destroyed: A Realm gives at most four things.',
  ],
  [{ realms: { midgard: 3 } }, 'realms.midgard: Expected fields in braces, { }, not 3.'],
  [
    { realms: { midgard: { destroyed: ['1 gold'] } } },
    'realms.midgard.destroyed: There\'s no field "destroyed" here. The fields are "normal".',
  ],
  [
    { tokens: { ...tokens, moon: ['asgard'] } },
    'tokens.moon: A Ragnarök token has two sides, so this list needs two Realms.',
  ],
  [{ tokens: { ...tokens, moon: 3 } }, 'tokens.moon: Expected a list in square brackets, [ ], not 3.'],
  [
    { tokens: { moon: ['asgard', 'helheim'] } },
    'tokens.moon.2: "helheim" is on another token as well, but each Realm is on one token. Correct both.',
  ],
  [
    { tokens: { red: ['muspellheim', 'muspellheim'] } },
    'tokens.red.2: "muspellheim" is on both sides of this token, but each Realm is on one side. Correct one of them.',
  ],
  [
    { prophecyPoints: [1, 1, 2, 2] },
    'prophecyPoints: There are five columns of Prophecies, so this list needs five numbers.',
  ],
  [
    { prophecyPoints: [1, 1, 2, 2, 10] },
    "prophecyPoints.5: 10 isn't a number of points. Use a whole number from 0 to 9, without quotes.",
  ],
  [
    { prophecies: { ...prophecies, sun: prophecies.sun.with(1, 'most-beautiful' as never) } },
    /^prophecies\.sun\.2: "most-beautiful" isn't a Prophecy\. The choices are "most-gold"/,
  ],
  [
    { prophecies: { ...prophecies, sun: prophecies.sun.with(1, 'most-gold') } },
    'prophecies.sun: One of these Prophecies appears twice.',
  ],
  [
    { prophecies: { ...prophecies, sun: ['most-gold'] } },
    'prophecies.sun: A game needs five Prophecies of each side. List at least five.',
  ],
  [
    { moonTrackAction: 'sun' },
    'moonTrackAction: "sun" doesn\'t work on this track. Use one of "moon" and "craft".',
  ],
];

describe('a field', () => {
  test.each(WRONG)('%o is refused', (parts, fault) => {
    const faults = faultsIn(draftBut(parts));
    expect(faults).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
  });

  test("in another game's file is not checked", () => {
    expect(faultsIn('{ "game": "chess", "ring": 8 }')).toHaveLength(1);
  });
});

test('the published schema describes every field in words', () => {
  const untold: string[] = [];
  const look = (part: unknown, path: string) => {
    if (typeof part !== 'object' || part === null) return;
    const { properties } = part as { properties?: Record<string, { description?: string }> };
    for (const [name, field] of Object.entries(properties ?? {})) {
      const isARealm = path === 'realms.';
      if (!isARealm && !/^[A-Z].*\.$/.test(field.description ?? '')) untold.push(`${path}${name}`);
      look(field, `${path}${name}.`);
    }
  };
  look(micromidgardBoxFile.schema(translate), '');
  expect(untold).toEqual([]);
});
