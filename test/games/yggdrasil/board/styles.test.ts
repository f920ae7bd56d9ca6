/** The pieces of Yggdrasil can be told apart by colour-blind people. */
import { expect, test } from 'vitest';
import { COUNTER_STYLES, GOD_ICONS, ISLAND_STYLES } from '../../../../src/games/yggdrasil/board/styles.ts';
import { confused } from '../../../render/legibility/colour-vision.ts';

test('the islands differ in colour, since dice show nothing else of them', () => {
  const { white, blue, green, black } = ISLAND_STYLES;
  const lands = { white: white.land, blue: blue.land, green: green.land, black: black.land };
  expect(confused(lands)).toEqual([]);
});

test('counters and gods have symbols of their own', () => {
  for (const icons of [Object.values(COUNTER_STYLES).map(({ icon }) => icon), Object.values(GOD_ICONS)])
    expect(new Set(icons).size).toBe(icons.length);
});
