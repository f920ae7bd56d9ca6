/** Values from a box file replace the house values, each separately. */
import { describe, expect, test } from 'vitest';
import { type Box, type HouseValue, RULE_STATES } from '../../../../src/games/chronicles/box/box.ts';
import type { DieFace } from '../../../../src/games/chronicles/box/components.ts';
import { type Corrections, corrected } from '../../../../src/games/chronicles/box/corrections.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import { GOD_POWERS } from '../../../../src/games/chronicles/box/house-values.ts';
import { sagaOfOnePage, TREE, TURN_TREE } from '../../../../src/games/chronicles/box/saga.ts';

const { artifacts, creatures, iotunns, runeStones } = houseBox('hard');

/** All parts of a value with many parts, one of them different from the house's. */
const ALL = {
  iotunns: { ...iotunns, thiazi: { kind: 'world', world: 'iotunheim' } },
  runeStones: { ...runeStones, white: ['world-action', 'move-god'] },
  artifacts: { ...artifacts, gram: { level: 1, power: { kind: 'moves', steps: 3 } } },
  creatures: { ...creatures, garm: { kind: 'heals' } },
  godPowers: { ...GOD_POWERS, tyr: { kind: 'gives-life' } },
} as const satisfies Corrections;

const LOST: readonly DieFace[] = ['success', 'failure', 'failure', 'failure', 'failure', 'failure'];

const READ: readonly (readonly [row: string, value: HouseValue, Corrections, Partial<Box>])[] = [
  ['C-901', 'islands', { islands: [0, 3, 1] }, { islands: [0, 3, 1] }],
  ['C-902', 'iotunns', { iotunns: ALL.iotunns }, { iotunns: ALL.iotunns }],
  ['C-903', 'god-die', { godDie: LOST }, { godDie: LOST }],
  ['C-904', 'vanir-die', { vanirDie: LOST }, { vanirDie: LOST }],
  ['C-905', 'saga-page', { sagaPages: { hard: [TREE] } }, { saga: sagaOfOnePage([TREE]) }],
  ['C-906', 'rune-stones', { runeStones: ALL.runeStones }, { runeStones: ALL.runeStones }],
  ['C-907', 'artifacts', { artifacts: ALL.artifacts }, { artifacts: ALL.artifacts }],
  ['C-908', 'creatures', { creatures: ALL.creatures }, { creatures: ALL.creatures }],
  ['C-909', 'god-powers', { godPowers: ALL.godPowers }, { godPowers: ALL.godPowers }],
  ['C-415', 'rulings', { rulings: { fenrirAlwaysBites: false } }, { rulings: { fenrirAlwaysBites: false } }],
];

test.each(READ)(
  '[%s] the value in the file replaces the house value: %s',
  (_row, value, corrections, parts) => {
    const house = houseBox('hard');
    expect(corrected(house, corrections)).toEqual({
      ...house,
      ...parts,
      house: house.house.filter((each) => each !== value),
    });
  },
);

describe.each(Object.entries(ALL))('the values of the %s', (field, all) => {
  test("are the house's while one of them is missing from the file", () => {
    const house = houseBox('hard');
    for (const name of Object.keys(all)) {
      const box = corrected(house, { [field]: { ...all, [name]: undefined } });
      expect(box.house, name).toEqual(house.house);
      const [unread, read] = [house, box].map((one) => one[field as keyof typeof ALL]);
      expect(read, name).toEqual({ ...all, [name]: unread?.[name as never] });
    }
  });
});

test.each(RULE_STATES)('without corrections, all values are house values: %s', (rules) => {
  expect(corrected(houseBox(rules), {})).toEqual(houseBox(rules));
});

test("the page for the other side of the sheets isn't used in this game [C-905]", () => {
  const sagaPages = { hard: [TURN_TREE, TREE] };
  expect(corrected(houseBox('easy'), { sagaPages })).toEqual(houseBox('easy'));
});

test('the easy side of the sheets has no abilities, whatever the file has [C-910]', () => {
  expect(corrected(houseBox('easy'), { godPowers: ALL.godPowers })).toEqual(houseBox('easy'));
});
