/** Values that no source gives, omitted values, and values that an owner of the box can correct. */

import { describe, expect, test } from 'vitest';
import { HOUSE_VALUES } from '../../../../src/games/chronicles/box/box.ts';
import { type Corrections, corrected } from '../../../../src/games/chronicles/box/corrections.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import { BLANK, sagaOfOnePage, TREE, TURN_TREE } from '../../../../src/games/chronicles/box/saga.ts';
import { isLost, isSuccess } from '../../../../src/games/chronicles/facts/risks.ts';

const easy = houseBox('easy');

test('the God die saves on four faces of six, and is never lost [C-903]', () => {
  expect(easy.godDie).toHaveLength(6);
  expect(easy.godDie.filter(isSuccess)).toHaveLength(4);
  expect(easy.godDie.filter((face) => face === 'failure')).toHaveLength(2);
  expect(easy.godDie.some(isLost)).toBe(false);
});

test('the Vanir die saves on three faces of six, and is lost on three [C-904]', () => {
  expect(easy.vanirDie).toHaveLength(6);
  expect(easy.vanirDie.filter(isSuccess)).toHaveLength(3);
  expect(easy.vanirDie.filter(isLost)).toHaveLength(3);
  expect(easy.vanirDie.filter((face) => face === 'success-lost')).toHaveLength(1);
});

test('each rune stone has two runes [C-906]', () => {
  expect(easy.runeStones).toEqual({
    white: ['turn-tree', 'move-god'],
    green: ['regain-life', 'move-god'],
    black: ['world-action', 'regain-life'],
  });
});

test("Nidhögg's page is blank except for the Tree at its end, and two spaces that turn it in the hard game [C-905]", () => {
  expect(easy.saga).toEqual(sagaOfOnePage([BLANK, BLANK, BLANK, TREE]));
  expect(houseBox('hard').saga).toEqual(sagaOfOnePage([BLANK, BLANK, TURN_TREE, BLANK, TURN_TREE, TREE]));
});

describe('an owner of the box', () => {
  const read: Corrections = { islands: [0, 2, 1, 3], godDie: ['success', 'failure'] };

  test('replaces house values with those from the box', () => {
    const box = corrected(easy, read);
    expect(box.islands).toEqual([0, 2, 1, 3]);
    expect(box.godDie).toEqual(['success', 'failure']);
    expect(box.house).toEqual(easy.house.filter((value) => value !== 'islands' && value !== 'god-die'));
  });

  test('corrects a deck card by card, and the deck counts as our own until all its cards are corrected', () => {
    const one = corrected(easy, { artifacts: { gram: { level: 2, power: { kind: 'looks-at-decks' } } } });
    expect(one.artifacts.gram.level).toBe(2);
    expect(one.artifacts.mjolnir).toEqual(easy.artifacts.mjolnir);
    expect(one.house).toContain('artifacts');
    expect(corrected(easy, { artifacts: easy.artifacts }).house).not.toContain('artifacts');
  });

  test('corrects the page of the Saga book in use', () => {
    const sagaPages = { hard: [BLANK, TREE] };
    expect(corrected(houseBox('hard'), { sagaPages }).saga).toEqual(sagaOfOnePage([BLANK, TREE]));
    expect(corrected(easy, { sagaPages })).toEqual(easy);
  });

  test('gives the gods abilities in the hard game only', () => {
    const godPowers = { thor: { kind: 'moves', steps: 3 } } as const;
    expect(corrected(houseBox('hard'), { godPowers }).godPowers.thor).toEqual(godPowers.thor);
    expect(corrected(easy, { godPowers }).godPowers.thor).toBeNull();
  });

  test('can correct every house value', () => {
    const hard = houseBox('hard');
    const all: Corrections = {
      ...hard,
      sagaPages: { hard: hard.saga.pages[0]?.spaces },
      godPowers: hard.godPowers as never,
    };
    const ofSagas = ['sagas', 'skills', 'relations'];
    expect(hard.house).toEqual(HOUSE_VALUES.filter((value) => !ofSagas.includes(value)));
    expect(corrected(hard, all).house).toEqual([]);
    const { saga, skillPrices: skills, relations, house } = houseBox('naglfar');
    expect(house).toEqual(HOUSE_VALUES.filter((value) => value !== 'saga-page'));
    const more: Corrections = { ...all, sagas: { naglfar: saga }, skills, relations };
    expect(corrected(houseBox('naglfar'), more).house).toEqual([]);
  });
});
