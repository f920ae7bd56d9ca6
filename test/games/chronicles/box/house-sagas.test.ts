/** The seven house sagas: how long they are, and how they start. */
import { describe, expect, test } from 'vitest';
import { SAGAS, type SagaName } from '../../../../src/games/chronicles/box/box.ts';
import { GODS } from '../../../../src/games/chronicles/box/components.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import type { SagaEffect, SagaPage } from '../../../../src/games/chronicles/box/saga.ts';
import { stepsInAll } from '../../../../src/games/chronicles/facts/page.ts';
import { tableOf } from '../table.ts';

test.each<readonly [row: string, saga: SagaName, steps: number, pages: number]>([
  ['C-021', 'baldr', 4, 2],
  ['C-022', 'fimbulvetr', 5, 3],
  ['C-023', 'managarms', 5, 2],
  ['C-024', 'naglfar', 6, 2],
  ['C-025', 'bifrost', 5, 2],
  ['C-026', 'vigrid', 6, 2],
  ['C-027', 'fenrir', 5, 3],
])('[%s] saga %s has steps and pages as printed: %i, %i', (_row, saga, steps, pages) => {
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
  ])('%s has these steps with one to five gods: %j [C-036]', (saga, steps) => {
    expect(steps.map((_steps, at) => stepsInAll(stateWith(saga, at + 1)))).toEqual(steps);
  });

  function posted(effect: SagaEffect): string {
    switch (effect.kind) {
      case 'turn-tree':
        return 'turns';
      case 'calls':
        return ['A', 'F', 'I']
          .map((sign, at) => [sign, [effect.anonymous, effect.fireGiants, effect.iotunns][at] ?? 0] as const)
          .flatMap(([sign, count]) => (count === 0 ? [] : [`${count}${sign}`]))
          .join(' ');
      case 'wakes':
        return `wakes ${effect.enemy}`;
      case 'takes':
        return `takes ${effect.amount} ${effect.what} from ${effect.from}`;
      case 'runs':
        return `${effect.foe} runs ${effect.spaces}`;
      case 'turn-page':
      case 'tree':
        return 'end';
    }
  }

  /** A page as in its rulebook row: its entry effect, and its spaces in brackets. */
  function pageSaid({ entry, spaces }: SagaPage): string {
    const told = spaces.map((space) => (space.length === 0 ? 'blank' : space.map(posted).join(', then ')));
    return [...entry.map(posted), `(${told.join(' / ')})`].join(' ');
  }

  const ALONE = 'takes 1 life from alone';
  const WINTER = `${ALONE}, then 1A 1F, then takes 1 vanir-dice from each`;
  const WOLVES = '(skoll runs 1, then hati runs 1 / end)';
  const AT_SEA = 'takes 2 heroes from each / end)';
  const DIE = 'takes 1 vanir-dice from each / end)';

  test.each<readonly [row: string, saga: SagaName, gods: string, pages: readonly string[]]>([
    ['C-021', 'baldr', '1 2 3 4 5', ['(blank / end)', '1A (turns / end)']],
    ['C-036', 'fimbulvetr', '1', ['(end)', '(end)', `(${ALONE} / end)`]],
    ['C-022', 'fimbulvetr', '2', ['(end)', '(takes 1 elves from each / end)', `(${ALONE} / end)`]],
    ['C-037', 'fimbulvetr', '3 4 5', ['(end)', '(takes 1 elves from each / end)', `(${WINTER} / end)`]],
    ['C-036', 'managarms', '1', ['(skoll runs 1 / end)', WOLVES]],
    ['C-023', 'managarms', '2 3 4 5', ['(blank / skoll runs 1 / end)', WOLVES]],
    ['C-036', 'naglfar', '1 2', ['(1A / end)', `hrym runs 1 (1A 1F 1I / ${AT_SEA}`]],
    ['C-038', 'naglfar', '3', ['(blank / 1A / end)', `hrym runs 1 (1A 1F 1I / ${AT_SEA}`]],
    ['C-024', 'naglfar', '4 5', ['(blank / 1A / end)', `hrym runs 1 (1I / ${AT_SEA}`]],
    ['C-036', 'bifrost', '1 2', ['(end)', `1F (turns, then ${ALONE} / 1A 2F / end)`]],
    ['C-025', 'bifrost', '3', ['(turns, then 1F / end)', `1F (turns, then ${ALONE} / 1A 2F / end)`]],
    [
      'C-038',
      'bifrost',
      '4 5',
      ['(turns, then 1F / end)', `1F (turns, then ${ALONE} / 2F, then wakes jormungand / end)`],
    ],
    ['C-036', 'vigrid', '1', [`(${DIE}`, 'wakes fenrir (1I / turns / end)']],
    ['C-026', 'vigrid', '2', [`(blank / ${DIE}`, 'wakes fenrir (1I / turns / end)']],
    ['C-037', 'vigrid', '3 4 5', [`(blank / ${DIE}`, 'wakes fenrir (1A 1F 1I / turns / end)']],
    ['C-036', 'fenrir', '1 2', ['(end)', 'wakes fenrir (turns / end)', 'wakes fenrir (end)']],
    ['C-027', 'fenrir', '3 4 5', ['(end)', 'wakes fenrir (turns / end)', 'wakes fenrir (blank / end)']],
  ])('[%s] saga %s has these pages with %s gods: %j', (_row, saga, gods, pages) => {
    for (const count of gods.split(' '))
      expect(stateWith(saga, Number(count)).box.saga.pages.map(pageSaid)).toEqual(pages);
  });

  function stateWith(saga: SagaName, gods: number) {
    return tableOf(saga, ...GODS.slice(0, gods)).state;
  }
});

test('every page but the last leads to the next, and the last one ends at the Tree [C-020]', () => {
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

test('on the plain of Vigrid each foe is fated for one god [C-028]', () => {
  const [, second] = houseBox('vigrid').saga.pages;
  expect(second?.fated).toEqual({
    fenrir: 'odin',
    jormungand: 'thor',
    surt: 'freyr',
    loki: 'heimdall',
    hel: 'tyr',
  });
});

test('Vigrid starts with an Iotunn and with figures on both ladders, and the free saga with Fenrir in Asgard [C-026, C-027]', () => {
  const { state } = tableOf('vigrid', 'odin', 'thor', 'tyr');
  expect([state.anonymous, state.fireGiants, state.iotunns.length]).toEqual([1, 1, 1]);
  expect(tableOf('fenrir', 'odin', 'thor', 'tyr').state.places.fenrir).toBe('asgard');
});
