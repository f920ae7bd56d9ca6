/** Chance as plain data: repeatable, restorable, fair enough. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, draw, openStreams, roll, seedFrom, shuffle } from '../../src/core/random.ts';

type Name = 'dice' | 'draws';

function chanceFrom(text: string): Chance<Name> {
  return { streams: openStreams(seedFrom(text), ['dice', 'draws']) };
}

function rolls(chance: Chance<Name>, stream: Name, times: number, sides = 1000): readonly number[] {
  return Array.from({ length: times }, () => roll(chance, stream, sides));
}

describe('a seed', () => {
  test('carries the name of its algorithm, once', () => {
    expect(seedFrom('friday')).toBe('alea-1:friday');
    expect(seedFrom(seedFrom('friday'))).toBe('alea-1:friday');
  });

  test('gives the same numbers again, and another seed gives others', () => {
    expect(rolls(chanceFrom('friday'), 'dice', 20)).toEqual(rolls(chanceFrom('friday'), 'dice', 20));
    expect(rolls(chanceFrom('friday'), 'dice', 20)).not.toEqual(rolls(chanceFrom('monday'), 'dice', 20));
  });

  test('gives these numbers for ever: old games must replay', () => {
    expect(rolls(chanceFrom('friday'), 'dice', 8, 6)).toEqual([2, 3, 1, 5, 3, 4, 2, 5]);
    expect(shuffle(chanceFrom('friday'), 'draws', ['a', 'b', 'c', 'd', 'e'])).toEqual([
      'b',
      'd',
      'e',
      'a',
      'c',
    ]);
  });
});

describe('streams', () => {
  test('differ from each other under one seed', () => {
    const chance = chanceFrom('friday');
    expect(rolls(chance, 'dice', 20)).not.toEqual(rolls(chance, 'draws', 20));
  });

  test('are independent: drawing from one never shifts the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 30 }), (text, times) => {
        const disturbed = chanceFrom(text);
        rolls(disturbed, 'draws', times);
        shuffle(disturbed, 'draws', [1, 2, 3, 4]);
        expect(rolls(disturbed, 'dice', 10)).toEqual(rolls(chanceFrom(text), 'dice', 10));
      }),
    );
  });

  test('go on exactly from what was written down as JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 30 }), (text, times) => {
        const chance = chanceFrom(text);
        rolls(chance, 'dice', times);
        const restored: Chance<Name> = { streams: JSON.parse(JSON.stringify(chance.streams)) };
        expect(rolls(restored, 'dice', 10)).toEqual(rolls(chance, 'dice', 10));
        expect(shuffle(restored, 'draws', [1, 2, 3, 4, 5])).toEqual(
          shuffle(chance, 'draws', [1, 2, 3, 4, 5]),
        );
      }),
    );
  });

  test('are replaced, never written on: whoever kept the old ones draws the same again', () => {
    const chance = chanceFrom('friday');
    const { streams } = chance;
    Object.freeze(streams);
    Object.freeze(streams.dice);
    const first = rolls(chance, 'dice', 5);
    expect(chance.streams).not.toBe(streams);
    expect(rolls({ streams }, 'dice', 5)).toEqual(first);
  });

  test('take about 80 bytes each', () => {
    const chance = chanceFrom('friday');
    rolls(chance, 'dice', 100);
    expect(JSON.stringify(chance.streams.dice).length).toBeLessThan(110);
  });
});

describe('a roll', () => {
  test('is a whole number from 0 to below the sides', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (text, sides) => {
        const numbers = rolls(chanceFrom(text), 'dice', 20, sides);
        expect(numbers.filter((each) => !Number.isInteger(each) || each < 0 || each >= sides)).toEqual([]);
      }),
    );
  });

  test('shows each of six faces about one time in six', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of rolls(chanceFrom('fair'), 'dice', 12_000, 6)) counts[face] = (counts[face] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

const byValue = (one: number, other: number) => one - other;

describe('a shuffle', () => {
  test('keeps every item, in some order, and leaves the list it was given alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (text, items) => {
        const given = Object.freeze([...items]);
        const order = shuffle(chanceFrom(text), 'draws', given);
        expect(order.toSorted(byValue)).toEqual(items.toSorted(byValue));
        expect(given).toEqual(items);
      }),
    );
  });

  test('reaches every order of three items, each about as often', () => {
    const chance = chanceFrom('orders');
    const counts = new Map<string, number>();
    for (let time = 0; time < 6000; time += 1) {
      const order = shuffle(chance, 'draws', ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('a draw', () => {
  test('gives one of the items', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), { minLength: 1 }), (text, items) => {
        expect(items).toContain(draw(chanceFrom(text), 'draws', items));
      }),
    );
  });

  test('from nothing is a mistake of the program', () => {
    expect(() => draw(chanceFrom('friday'), 'draws', [])).toThrow(RangeError);
  });
});
