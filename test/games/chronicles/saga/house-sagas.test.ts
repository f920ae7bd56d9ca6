/** The seven sagas as the house plays them: how long they are, and how they begin. */
import { describe, expect, test } from 'vitest';
import { SAGAS, type SagaName } from '../../../../src/games/chronicles/box/box.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
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

describe('with few gods', () => {
  test.each<readonly [saga: SagaName, gods: number, left: readonly unknown[]]>([
    ['baldr', 1, []],
    ['fimbulvetr', 1, [2, 'takes']],
    ['managarms', 1, [1]],
    ['naglfar', 1, [1]],
    ['bifrost', 1, [1, 'turn-tree', 'calls']],
    ['vigrid', 1, [1]],
    ['fenrir', 1, [3]],
    ['baldr', 2, []],
    ['fimbulvetr', 2, []],
    ['managarms', 2, []],
    ['naglfar', 2, [1]],
    ['bifrost', 2, [1, 'turn-tree', 'calls']],
    ['vigrid', 2, []],
    ['fenrir', 2, [3]],
  ])('%s with %i has no such space, on a page and with effects: %j [C-036]', (saga, gods, left) => {
    const pagesOf = (count: number) => tableOf(saga, ...GODS.slice(0, count)).state.box.saga.pages;
    const few = pagesOf(gods);
    const missing = pagesOf(3).flatMap(({ spaces, ...page }, at) => {
      const { spaces: kept = [], ...alike } = few[at] ?? {};
      expect(alike).toEqual(page);
      expect(kept).toEqual(spaces.slice(-kept.length));
      const [first = []] = spaces;
      return spaces.length === kept.length ? [] : [at + 1, ...first.map(({ kind }) => kind)];
    });
    expect(missing).toEqual(left);
  });
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
