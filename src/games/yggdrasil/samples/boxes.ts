/** Boxes that might be: the dice and forces that an owner may read off in place of the house values. */
import type { Json } from '../../../core/json.ts';

const OF_ALL = { rules: ['2018', '2011', '2010'] };

export const BOXES: readonly Json[] = [
  { ...OF_ALL, dieHammers: [0, 0, 1, 1, 2, 3] },
  {
    ...OF_ALL,
    dieHammers: [1, 1, 1, 2, 2, 2],
    dieColours: ['white', 'white', 'blue', 'green', 'black', 'black'],
  },
  { ...OF_ALL, dieHammers: [0, 1, 1, 2, 2, 2], force: [null, 5, 6, 8, 8] },
  { ...OF_ALL, force: [null, 5, 5, 6, 7], vanirStartsBlank: true, rulings: { bonusWithoutDie: true } },
];
