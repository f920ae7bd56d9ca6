/** The pieces of Micro Midgard can be told apart by colour-blind people. */
import { expect, test } from 'vitest';
import {
  LIGHT_COLOURS,
  MEEPLE_STYLES,
  RAVEN_STYLES,
  RELIC_COLOURS,
  TRACK_COLOURS,
  WAY_COLOURS,
} from '../../../../src/games/micromidgard/board/styles.ts';
import { confused } from '../../../render/legibility/colour-vision.ts';

test.each(Object.entries({ LIGHT_COLOURS, WAY_COLOURS, RELIC_COLOURS, TRACK_COLOURS }))(
  '%s differ from each other',
  (_, colours) => {
    expect(confused(colours)).toEqual([]);
  },
);

test('one raven is dark and the other bright', () => {
  const { hugin, munin } = RAVEN_STYLES;
  expect(confused({ hugin: hugin.ground, munin: munin.ground })).toEqual([]);
});

test('each stag has an outline of its own', () => {
  const outlines = Object.values(MEEPLE_STYLES).map(({ shape }) => shape(10, {}));
  expect(new Set(outlines).size).toBe(outlines.length);
});
