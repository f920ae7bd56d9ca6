/** Randomness that a seed can repeat, and the few ways in which a fuzzer uses it. */
import seedrandom from 'seedrandom';

export interface Chance {
  /** A whole number from 0 up to but not including `sides`. */
  readonly below: (sides: number) => number;
  /** True once in `inSoMany` times on average. */
  readonly once: (inSoMany: number) => boolean;
  /** One of the items, of which there must be at least one. */
  readonly of: <Item>(items: readonly Item[]) => Item;
  /** One of the items, in proportion to its weight. */
  readonly weighed: <Item extends string>(weights: Readonly<Record<Item, number>>) => Item;
}

export function chanceOf(seed: string): Chance {
  const source = seedrandom.alea(seed);
  const below = (sides: number) => Math.floor(source() * sides);
  return {
    below,
    once: (inSoMany) => below(inSoMany) === 0,
    of: (items) => {
      if (items.length === 0) throw new RangeError('nothing to draw from');
      return items[below(items.length)] as (typeof items)[number];
    },
    weighed: <Item extends string>(weights: Readonly<Record<Item, number>>) => {
      const entries = Object.entries(weights) as [Item, number][];
      let left = below(entries.reduce((sum, [, weight]) => sum + weight, 0));
      for (const [item, weight] of entries) {
        left -= weight;
        if (left < 0) return item;
      }
      throw new RangeError('nothing has a weight');
    },
  };
}
