/** The pieces of Yggdrasil can be told apart by people who see fewer colours. */
import { expect, test } from 'vitest';
import { COUNTER_LOOKS, GOD_ICONS, ISLAND_LOOKS } from '../../../../src/games/yggdrasil/board/looks.ts';
import { confused } from '../../../render/legibility/colour-vision.ts';

test('the islands differ in colour, since dice show nothing else of them', () => {
  const { white, blue, green, black } = ISLAND_LOOKS;
  const lands = { white: white.land, blue: blue.land, green: green.land, black: black.land };
  expect(confused(lands)).toEqual([]);
});

test('counters and gods have signs of their own', () => {
  for (const icons of [Object.values(COUNTER_LOOKS).map(({ icon }) => icon), Object.values(GOD_ICONS)])
    expect(new Set(icons).size).toBe(icons.length);
});
