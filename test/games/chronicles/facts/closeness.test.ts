/** The closeness of a won game. */
import { describe, expect, test } from 'vitest';
import { STANDALONE } from '../../../../src/games/chronicles/box/box.ts';
import { CHRONICLES } from '../../../../src/games/chronicles/entry.ts';
import { stepsInAll } from '../../../../src/games/chronicles/facts/page.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { translator } from '../../../../src/words/translate.ts';
import type { Moment } from '../moment.ts';
import { wakes } from '../scenes.ts';
import { tableOf } from '../table.ts';

/** A moment as far from every defeat as the start, or further. */
const AT_EASE: Moment = {
  places: { hel: 'niflheim', surt: 'muspellheim', loki: 'cage', fenrir: 'cage' },
  island: 0,
  ravaged: [],
};

const NEAR: readonly { readonly what: string; readonly moment: Moment; readonly steps: number }[] = [
  { what: 'nothing near [C-803, C-804]', moment: {}, steps: 3 },
  { what: 'Hel on the middle level [C-803]', moment: { places: { hel: 'svartalfheim' } }, steps: 2 },
  { what: 'Surt on the top level [C-804]', moment: { places: { surt: 'asgard' } }, steps: 1 },
  { what: 'a god with 2 Life points left [C-802]', moment: { gods: { tyr: { life: 2 } } }, steps: 2 },
  { what: 'Jörmungand at the last island [C-805]', moment: { island: 3 }, steps: 1 },
  { what: 'one Anonymous in reserve [C-806]', moment: { anonymous: 7 }, steps: 2 },
  { what: 'no Fire Giant in reserve [C-808]', moment: { fireGiants: 8 }, steps: 1 },
  {
    what: 'one pawn on the ladder of Loki [C-807]',
    moment: { iotunns: ['thiazi', 'gymir', 'hymir', 'billing', 'eggther', 'hler'] },
    steps: 2,
  },
  {
    what: 'no ravaged marker left [C-809]',
    moment: {
      ravaged: ['asgard', 'vanaheim', 'alfheim', 'midgard', 'nidavellir', 'svartalfheim', 'iotunheim'],
    },
    steps: 1,
  },
];

describe.each(STANDALONE)('under the %s rules, a won game with', (rules) => {
  test.each(NEAR)('$what was $steps step(s) from defeat', ({ moment, steps }) => {
    const game = tableOf(rules, 'thor', 'tyr');
    const beforeTheTree = stepsInAll(game.state) - 1;
    game.with({
      ...AT_EASE,
      ...moment,
      places: { ...AT_EASE.places, ...moment.places },
      card: 'nidhogg',
      wheel: { nidhogg: 'tyr' },
      nidhogg: beforeTheTree,
    });
    expect(chronicles.closeness?.(game.state)).toBeNull();
    game.begins('thor');
    expect(game.state.end).toEqual({ kind: 'won' });
    expect(chronicles.closeness?.(game.state)).toBe(steps);
  });
});

test('a lost game was not close [C-802]', () => {
  const { state } = wakes('hel', { life: 1 });
  expect(state.end).toMatchObject({ kind: 'lost' });
  expect(chronicles.closeness?.(state)).toBeNull();
});

test('the closeness is described in steps', () => {
  expect(translator('en')(CHRONICLES.presenter.closeness?.(1))).toBe('1 step from defeat');
});

test('the side of the sheets determines the difficulty', () => {
  expect(CHRONICLES.difficultyOf({ rules: 'hard' })).toEqual({ rules: 'hard' });
});
