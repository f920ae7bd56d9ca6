/** Randomness as plain data: repeatable, restorable, fair enough. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  draw,
  openStreams,
  roll,
  type Seed,
  seedFrom,
  shuffle,
  tableSeedFrom,
} from '../../src/core/random.ts';

type Name = 'dice' | 'draws';

function chanceOf(seed: Seed): Chance<Name> {
  return { streams: openStreams(seed, ['dice', 'draws']) };
}

function rolls(chance: Chance<Name>, stream: Name, times: number, sides = 1000): readonly number[] {
  return Array.from({ length: times }, () => roll(chance, stream, sides));
}

const byValue = (one: number, other: number) => one - other;

/** The distance of these numbers, each at least 0 and less than `kinds`, from an even distribution. */
function chiSquare(numbers: readonly number[], kinds: number): number {
  const expected = numbers.length / kinds;
  const counts = Array.from({ length: kinds }, () => 0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A fair die's chi-squared value exceeds these limits one time in a hundred, for 5 and 35 degrees of freedom. */
const LIMIT_OF_FACES = 15.09;
const LIMIT_OF_PAIRS = 57.34;

describe('a seed with the name of its algorithm', () => {
  test('keeps that name and gets no other', () => {
    expect(seedFrom('friday')).toBe('alea-1:friday');
    expect(seedFrom(seedFrom('friday'))).toBe('alea-1:friday');
    expect(tableSeedFrom('friday')).toBe('keyed-1:friday');
    expect(tableSeedFrom(seedFrom('friday'))).toBe('alea-1:friday');
    expect(seedFrom(tableSeedFrom('friday'))).toBe('keyed-1:friday');
  });
});

test('alea matches seedrandom', () => {
  const theirs = seedrandom.alea('alea-1:friday/dice');
  expect(rolls(chanceOf(seedFrom('friday')), 'dice', 200)).toEqual(
    Array.from({ length: 200 }, () => Math.floor(theirs() * 1000)),
  );
});

const ALGORITHMS = [
  {
    name: 'alea',
    seedOf: seedFrom,
    rolled: [2, 3, 1, 5, 3, 4, 2, 5],
    shuffled: ['b', 'd', 'e', 'a', 'c'],
  },
  {
    name: 'keyed',
    seedOf: tableSeedFrom,
    rolled: [4, 1, 5, 4, 2, 3, 5, 2],
    shuffled: ['b', 'e', 'd', 'a', 'c'],
  },
];

describe.each(ALGORITHMS)('streams of $name', ({ seedOf, rolled, shuffled }) => {
  const chanceFrom = (text: string) => chanceOf(seedOf(text));

  describe('a seed', () => {
    test('gives the same numbers again, and another seed gives different ones', () => {
      expect(rolls(chanceFrom('friday'), 'dice', 20)).toEqual(rolls(chanceFrom('friday'), 'dice', 20));
      expect(rolls(chanceFrom('friday'), 'dice', 20)).not.toEqual(rolls(chanceFrom('monday'), 'dice', 20));
    });

    test('gives these numbers forever: old games must replay', () => {
      expect(rolls(chanceFrom('friday'), 'dice', 8, 6)).toEqual(rolled);
      expect(shuffle(chanceFrom('friday'), 'draws', ['a', 'b', 'c', 'd', 'e'])).toEqual(shuffled);
    });
  });

  describe('streams', () => {
    test('differ from each other under one seed', () => {
      const chance = chanceFrom('friday');
      expect(rolls(chance, 'dice', 20)).not.toEqual(rolls(chance, 'draws', 20));
    });

    test('are independent: drawing from one never shifts another', () => {
      fc.assert(
        fc.property(fc.string(), fc.nat({ max: 30 }), (text, times) => {
          const disturbed = chanceFrom(text);
          rolls(disturbed, 'draws', times);
          shuffle(disturbed, 'draws', [1, 2, 3, 4]);
          expect(rolls(disturbed, 'dice', 10)).toEqual(rolls(chanceFrom(text), 'dice', 10));
        }),
      );
    });

    test('continue exactly from their JSON form', () => {
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

    test('are replaced, never modified: the old streams give the same numbers again', () => {
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
    test('is a whole number from 0 up to, but not including, the number of sides', () => {
      fc.assert(
        fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (text, sides) => {
          const numbers = rolls(chanceFrom(text), 'dice', 20, sides);
          expect(numbers.filter((each) => !Number.isInteger(each) || each < 0 || each >= sides)).toEqual([]);
        }),
      );
    });

    test('shows every face as often as any other', () => {
      expect(chiSquare(rolls(chanceFrom('fair'), 'dice', 18_000, 6), 6)).toBeLessThan(LIMIT_OF_FACES);
    });

    test('shows every pair of consecutive faces equally often', () => {
      const faces = rolls(chanceFrom('fair'), 'dice', 36_000, 6);
      const pairs = faces.flatMap((presenter, at) =>
        at % 2 === 1 ? [(faces[at - 1] ?? 0) * 6 + presenter] : [],
      );
      expect(chiSquare(pairs, 36)).toBeLessThan(LIMIT_OF_PAIRS);
    });
  });

  describe('a shuffle', () => {
    test('keeps every item, in some order, and does not modify its input', () => {
      fc.assert(
        fc.property(fc.string(), fc.array(fc.integer()), (text, items) => {
          const given = Object.freeze([...items]);
          const order = shuffle(chanceFrom(text), 'draws', given);
          expect(order.toSorted(byValue)).toEqual(items.toSorted(byValue));
          expect(given).toEqual(items);
        }),
      );
    });

    test('produces every order of three items, each about equally often', () => {
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

    test('throws if there are no items', () => {
      expect(() => draw(chanceFrom('friday'), 'draws', [])).toThrow(RangeError);
    });
  });
});

describe('a keyed stream', () => {
  const keyed = (text: string) => chanceOf(tableSeedFrom(text));

  test('stores a secret and the number of its next draw, and no generator', () => {
    const chance = keyed('friday');
    const { dice } = chance.streams;
    rolls(chance, 'dice', 3);
    shuffle(chance, 'dice', ['a', 'b', 'c', 'd']);
    expect(chance.streams.dice).toEqual({ ...dice, n: 6 });
    expect(Object.keys(dice)).toEqual(['key', 'n']);
  });

  test("gives alea's first number for the HMAC-SHA-256 of the draw's number under the secret", () => {
    const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
    const secret = hmac(Buffer.from('keyed-1:friday'), 'dice');
    const expected = [0, 1, 2, 3].map((n) =>
      Math.floor(seedrandom.alea(hmac(secret, String(n)).toString('hex'))() * 1000),
    );
    expect(rolls(keyed('friday'), 'dice', 4)).toEqual(expected);
  });

  test('has a secret of its own for each name', () => {
    const { dice, draws } = keyed('friday').streams;
    expect(dice).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(draws).not.toEqual(dice);
  });

  test('reproduces every number, even those of a shuffle: each has its own position in the stream', () => {
    const chance = keyed('friday');
    const singly = [6, 5, 4, 3, 2].map((left) => roll(chance, 'draws', left));
    const order = [0, 1, 2, 3, 4, 5];
    for (const [done, at] of singly.entries()) {
      const last = order[5 - done] ?? 0;
      order[5 - done] = order[at] ?? 0;
      order[at] = last;
    }
    expect(shuffle(keyed('friday'), 'draws', [0, 1, 2, 3, 4, 5])).toEqual(order);
  });
});
