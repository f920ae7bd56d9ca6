/** The seven sagas as the house plays them: how long they are, and how they begin. */
import { describe, expect, test } from 'vitest';
import { SAGAS, type SagaName } from '../../../../src/games/chronicles/box/box.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import type { SagaEffect, SagaLoss } from '../../../../src/games/chronicles/box/saga.ts';
import { GODS } from '../../../../src/games/chronicles/components.ts';
import { stepsInAll } from '../../../../src/games/chronicles/saga/page.ts';
import { tableOf } from '../table.ts';

test.each<readonly [row: string, saga: SagaName, steps: number, pages: number]>([
  ['C-021', 'baldr', 4, 2],
  ['C-022', 'fimbulvetr', 5, 3],
  ['C-023', 'managarms', 5, 2],
  ['C-024', 'naglfar', 6, 2],
  ['C-025', 'bifrost', 5, 2],
  ['C-026', 'vigrid', 6, 2],
  ['C-027', 'fenrir', 5, 3],
])('[%s] saga %s has so many steps on so many pages: %i, %i', (_row, saga, steps, pages) => {
  const box = houseBox(saga);
  expect([stepsInAll({ box }), box.saga.pages.length]).toEqual([steps, pages]);
  for (const gods of [GODS.slice(0, 3), GODS.slice(0, 5)])
    expect(stepsInAll(tableOf(saga, ...gods).state)).toBe(steps);
});

describe('by the number of gods', () => {
  test.each<readonly [saga: SagaName, steps: readonly number[]]>([
    ['baldr', [4, 4, 4, 4, 4]],
    ['fimbulvetr', [4, 5, 5, 5, 5]],
    ['managarms', [4, 5, 5, 5, 5]],
    ['naglfar', [5, 5, 6, 6, 6]],
    ['bifrost', [4, 4, 5, 5, 5]],
    ['vigrid', [5, 6, 6, 6, 6]],
    ['fenrir', [4, 4, 5, 5, 5]],
  ])('%s has so many steps with one god to five: %j [C-036]', (saga, steps) => {
    expect(steps.map((_steps, at) => stepsInAll(stateWith(saga, at + 1)))).toEqual(steps);
  });

  const turns: SagaEffect = { kind: 'turn-tree' };
  const fromTheLonely: SagaEffect = { kind: 'takes', what: 'life', amount: 1, from: 'alone' };
  const jormungand: SagaEffect = { kind: 'wakes', enemy: 'jormungand' };

  function fromEach(what: SagaLoss, amount: number): SagaEffect {
    return { kind: 'takes', what, amount, from: 'each' };
  }

  function comes(anonymous: number, fireGiants: number, iotunns = 0): SagaEffect {
    return { kind: 'calls', anonymous, fireGiants, iotunns };
  }

  test.each<readonly [row: string, saga: SagaName, page: number, gods: string, finds: readonly SagaEffect[]]>(
    [
      ['C-036', 'fimbulvetr', 2, '1', []],
      ['C-022', 'fimbulvetr', 2, '2 3 4 5', [fromEach('elves', 1)]],
      ['C-022', 'fimbulvetr', 3, '1 2', [fromTheLonely]],
      ['C-037', 'fimbulvetr', 3, '3 4 5', [fromTheLonely, comes(1, 1), fromEach('vanir-dice', 1)]],
      ['C-024', 'naglfar', 1, '1 2 3 4 5', [comes(1, 0)]],
      ['C-038', 'naglfar', 2, '1 2 3', [comes(1, 1, 1), fromEach('heroes', 2)]],
      ['C-024', 'naglfar', 2, '4 5', [comes(0, 0, 1), fromEach('heroes', 2)]],
      ['C-036', 'bifrost', 1, '1 2', []],
      ['C-025', 'bifrost', 1, '3 4 5', [turns, comes(0, 1)]],
      ['C-038', 'bifrost', 2, '1 2 3', [turns, fromTheLonely, comes(1, 2)]],
      ['C-038', 'bifrost', 2, '4 5', [turns, fromTheLonely, comes(0, 2), jormungand]],
      ['C-026', 'vigrid', 2, '1 2', [comes(0, 0, 1), turns]],
      ['C-037', 'vigrid', 2, '3 4 5', [comes(1, 1, 1), turns]],
    ],
  )('[%s] in saga %s Nidhogg finds on page %i with so many gods: %s', (_row, saga, page, gods, finds) => {
    for (const count of gods.split(' ')) {
      const { spaces = [] } = stateWith(saga, Number(count)).box.saga.pages[page - 1] ?? {};
      expect(spaces.slice(0, -1).flat()).toEqual(finds);
    }
  });

  function stateWith(saga: SagaName, gods: number) {
    return tableOf(saga, ...GODS.slice(0, gods)).state;
  }
});

test('every page but the last one ends where it is turned, and the last one at the Tree', () => {
  for (const saga of SAGAS) {
    const { pages } = houseBox(saga).saga;
    for (const [at, { spaces }] of pages.entries()) {
      const end = at === pages.length - 1 ? 'tree' : 'turn-page';
      expect(spaces.flat().filter(({ kind }) => kind === 'tree' || kind === 'turn-page')).toEqual([
        { kind: end },
      ]);
      expect(spaces.at(-1)).toEqual([{ kind: end }]);
    }
  }
});

test('Vigrid begins with an Iotunn and on both ladders, and the free saga with Fenrir in Asgard [C-026, C-027]', () => {
  const { state } = tableOf('vigrid', 'odin', 'thor', 'tyr');
  expect([state.anonymous, state.fireGiants, state.iotunns.length]).toEqual([1, 1, 1]);
  expect(tableOf('fenrir', 'odin', 'thor', 'tyr').state.places.fenrir).toBe('asgard');
});
