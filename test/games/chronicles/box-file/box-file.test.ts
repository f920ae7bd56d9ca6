/** The box file: its corrections, and its schema. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/core/json.ts';
import { type Box, RULE_STATES } from '../../../../src/games/chronicles/box/box.ts';
import { ARTIFACTS, CREATURES, GODS } from '../../../../src/games/chronicles/box/components.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import {
  BLANK,
  pageWith,
  sagaOfOnePage,
  sagaWith,
  TREE,
  TURN_PAGE,
  TURN_TREE,
} from '../../../../src/games/chronicles/box/saga.ts';
import { chroniclesBoxFile } from '../../../../src/games/chronicles/box-file/box-file.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { translator } from '../../../../src/words/translate.ts';
import { boxFrom, boxWith, draft, type Parts } from './filled-in.ts';

describe.each(RULE_STATES)('in the %s game', (rules) => {
  test('without a file, all values are house values', () => {
    expect(chronicles.box({ rules }, null)).toEqual(houseBox(rules));
    expect(boxWith({}, rules)).toEqual(houseBox(rules));
  });

  test('the starting file contains every house value and replaces them all', () => {
    expect(boxFrom(draft(), rules)).toEqual({ ...houseBox(rules), house: [] });
  });
});

describe('a correction', () => {
  const sixth = ['success', 'failure', 'failure', 'failure', 'failure', 'failure'];
  const lost = ['success-lost', ...Array(5).fill('failure-lost')];
  const runeStones = {
    white: ['move-god', 'regain-life'],
    green: ['turn-tree', 'turn-tree'],
    black: ['world-action', 'move-god'],
  };

  test.each<readonly [value: string, parts: Parts, corrected: Partial<Record<keyof Box, unknown>>]>([
    ['islands', { islands: [3, 1] }, { islands: [0, 3, 1] }],
    ['god-die', { godDie: sixth }, { godDie: sixth }],
    ['vanir-die', { vanirDie: lost }, { vanirDie: lost }],
    ['rune-stones', { runeStones }, { runeStones }],
    ['saga-page', { sagaPages: { hard: ['turn-tree', 'tree'] } }, { saga: sagaOfOnePage([TURN_TREE, TREE]) }],
    ['rulings', { rulings: { fenrirAlwaysBites: false } }, { rulings: { fenrirAlwaysBites: false } }],
  ])('replaces the house value: %s', (value, parts, corrected) => {
    const house = houseBox('hard');
    expect(boxWith(parts)).toEqual({
      ...house,
      house: house.house.filter((each) => each !== value),
      ...corrected,
    });
  });

  test('can change prices and Relations, which apply in the sagas [C-051, C-055, C-061]', () => {
    const prices = {
      elves: [1],
      vanirDice: [],
      steadyHand: 2,
      sureHand: 20,
      relation: 1,
      relationWithSupport: 3,
    };
    const relations = { 'odin+thor': { power: 'steadies-god-die', faces: 2 } };
    const box = boxWith({ skills: prices, relations }, 'naglfar');
    expect(box.skillPrices).toEqual(prices);
    expect(box.house).not.toContain('skills');
    expect(box.relations['odin+thor']).toEqual({ kind: 'steadies-god-die', faces: 2 });
    expect(box.relations['thor+tyr']).toEqual(houseBox('naglfar').relations['thor+tyr']);
    expect(box.house).toContain('relations');
    const all = boxWith({ relations: JSON.parse(draft()).relations }, 'naglfar');
    expect(all.house).not.toContain('relations');
  });

  test('with all thirteen Iotunns replaces every house value and keeps the five printed ones', () => {
    const { iotunns } = JSON.parse(draft());
    expect(Object.keys(iotunns)).toHaveLength(13);
    const box = boxWith({ iotunns: { ...iotunns, thiazi: 'iotunheim', angrboda: 'hel' } });
    expect(box.house).not.toContain('iotunns');
    expect(box.iotunns.thiazi).toEqual({ kind: 'world', world: 'iotunheim' });
    expect(box.iotunns.angrboda).toEqual({ kind: 'enemy', enemy: 'hel' });
    expect(box.iotunns.thrym).toEqual({ kind: 'obstacle', takes: 'artifacts' });
  });

  test('of only some cards keeps the house values of all other cards', () => {
    const box = boxWith({
      iotunns: { gymir: 'fenrir' },
      artifacts: { gram: { level: 1, power: 'links', worlds: ['niflheim', 'alfheim'] } },
      creatures: { garm: { effect: 'takes', elves: 0, vanirDice: 3 } },
      godPowers: { tyr: { power: 'regains-at-the-end', world: 'vanaheim', life: 1 } },
      runeStones: { white: ['turn-tree', 'world-action'] },
    });
    expect(box.iotunns.gymir).toEqual({ kind: 'enemy', enemy: 'fenrir' });
    expect(box.artifacts.gram).toEqual({
      level: 1,
      power: { kind: 'links', worlds: ['niflheim', 'alfheim'] },
    });
    expect(box.creatures.garm).toEqual({ kind: 'takes', elves: 0, vanirDice: 3 });
    expect(box.godPowers.tyr).toEqual({ kind: 'regains-at-the-end', world: 'vanaheim', life: 1 });
    expect(box.artifacts.svalinn).toEqual(houseBox('hard').artifacts.svalinn);
    expect(box.runeStones.green).toEqual(houseBox('hard').runeStones.green);
    expect(box.house).toEqual(houseBox('hard').house);
  });

  test('may change the levels of two Artifacts', () => {
    const { valshamr, mjolnir } = JSON.parse(draft()).artifacts;
    const box = boxWith({
      artifacts: { valshamr: { ...valshamr, level: 3 }, mjolnir: { ...mjolnir, level: 1 } },
    });
    expect([box.artifacts.valshamr.level, box.artifacts.mjolnir.level]).toEqual([3, 1]);
  });

  test('with one saga replaces only that saga, with everything that a page can have', () => {
    const baldr = {
      setUp: { anonymous: 2, places: { fenrir: 'midgard' } },
      pages: [
        {
          spaces: [[{ effect: 'turn-tree' }, { effect: 'calls', iotunns: 1 }], [{ effect: 'turn-page' }]],
          deed: { name: 'ingredient', worlds: ['asgard', 'midgard'] },
          task: { deeds: 2 },
        },
        {
          spaces: [[], [{ effect: 'tree' }]],
          entry: [
            { effect: 'takes', what: 'heroes', amount: 1 },
            { effect: 'runs', foe: 'hrym', spaces: 2 },
          ],
          tracks: [{ foe: 'hrym', world: 'midgard', length: 5, strength: 2, perSpace: 0.5, back: 1 }],
          task: { fights: { hrym: 1, hel: 2 } },
          taken: { malus: 1, normal: 1, bonus: 4 },
          powers: [{ power: 'moves', steps: 2 }],
          stronger: { hel: 1 },
          fated: { hrym: 'odin' },
          toll: 2,
        },
      ],
    };
    const box = boxWith({ sagas: { baldr } }, 'baldr');
    const calls = { kind: 'calls', anonymous: 0, fireGiants: 0, iotunns: 1 } as const;
    const track = { foe: 'hrym', world: 'midgard', length: 5, strength: 2, perSpace: 0.5, back: 1 } as const;
    expect(box.saga).toEqual(
      sagaWith(
        [
          pageWith([[...TURN_TREE, calls], TURN_PAGE], {
            deed: { name: 'ingredient', worlds: ['asgard', 'midgard'] },
            task: { deeds: 2, fights: {} },
          }),
          pageWith([BLANK, TREE], {
            entry: [
              { kind: 'takes', what: 'heroes', amount: 1, from: 'each' },
              { kind: 'runs', foe: 'hrym', spaces: 2 },
            ],
            tracks: [{ ...track, runsWith: [], rotation: null }],
            task: { deeds: 0, fights: { hrym: 1, hel: 2 } },
            taken: { malus: 1, normal: 1, bonus: 4 },
            powers: [{ kind: 'moves', steps: 2 }],
            stronger: { hel: 1 },
            fated: { hrym: 'odin' },
            toll: 2,
          }),
        ],
        { anonymous: 2, places: { fenrir: 'midgard' } },
      ),
    );
    expect(box.house).not.toContain('sagas');
    expect(boxWith({ sagas: { baldr } }, 'vigrid')).toEqual(houseBox('vigrid'));
    expect(boxWith({ sagas: { baldr } }, 'hard')).toEqual(houseBox('hard'));
  });

  test('with abilities and the hard page changes nothing in the easy game', () => {
    const parts = { sagaPages: { hard: ['tree'] }, godPowers: { thor: { power: 'fights-next-door' } } };
    expect(boxWith(parts, 'easy')).toEqual(houseBox('easy'));
    expect(boxWith(parts, 'hard').godPowers.thor).toEqual({ kind: 'fights-next-door' });
  });
});

describe('the published schema', () => {
  const schema = chroniclesBoxFile.schema(translator('en')) as { readonly [part: string]: Json };

  test('describes every field in words', () => {
    const untold: string[] = [];
    const look = (part: unknown, path: string) => {
      if (typeof part !== 'object' || part === null) return;
      const { properties } = part as { properties?: Record<string, { description?: string }> };
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (!/^[A-Z].*\.$/.test(field.description ?? '')) untold.push(`${path}${name}`);
        look(field, `${path}${name}.`);
      }
    };
    look(schema, '');
    expect(untold).toEqual([]);
  });

  test('has the fields of the starting file and allows no others', () => {
    expect(Object.keys(schema['properties'] as object)).toEqual(Object.keys(JSON.parse(draft())));
    expect(schema['additionalProperties']).toBe(false);
  });

  test('knows every card by name', () => {
    const { artifacts, creatures, godPowers } = JSON.parse(draft());
    expect([artifacts, creatures, godPowers].map((cards) => Object.keys(cards))).toEqual([
      ARTIFACTS,
      CREATURES,
      GODS,
    ]);
  });
});
