/** The answers a request allows: each is checked, one is drawn at random, and all are listed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allows, enumerate, fits, type Pick, sample, valuesOf } from '../../../src/core/requests/answer.ts';
import {
  type Action,
  type Field,
  plainAlternative,
  type Request,
  type Values,
} from '../../../src/core/requests/request.ts';
import { seatIndex } from '../../../src/core/seat.ts';

const NAMES = ['hel', 'surt', 'loki', 'fenrir'];

const names = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 });

function range(most: number) {
  return fc
    .tuple(fc.nat({ max: most }), fc.nat({ max: most }))
    .map(([one, other]) => ({ least: Math.min(one, other), most: Math.max(one, other) }));
}

const fields: Readonly<Record<Field['kind'], fc.Arbitrary<Field>>> = {
  one: names.map((of) => ({ kind: 'one', of })),
  some: names.chain((of) =>
    range(of.length).map(({ least, most }) => ({ kind: 'some', of, min: least, max: most })),
  ),
  number: range(6).map(({ least, most }) => ({ kind: 'number', from: least - 3, to: most - 3 })),
  order: fc
    .array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 })
    .map((of) => ({ kind: 'order', of })),
  share: names.chain((among) =>
    range(3).map(({ least, most }) => ({ kind: 'share', among, min: least, max: most })),
  ),
  yes: fc.constant({ kind: 'yes' }),
};

const anyField = fc.oneof(...Object.values(fields));

const anyRequest: fc.Arbitrary<Request> = fc
  .uniqueArray(fc.tuple(fc.constantFrom('give', 'take', 'wait'), fc.array(anyField, { maxLength: 2 })), {
    selector: ([id]) => id,
    minLength: 1,
  })
  .map((ways) => ({
    key: '7-turn',
    turn: 3,
    about: 'turn',
    seats: [seatIndex(0)],
    alternatives: ways.map(([id, each]) => ({
      id,
      verb: id,
      fields: Object.fromEntries(each.map((field, at) => [`field ${at}`, field])),
    })),
  }));

/** Picks from a list using numbers that the property test may choose. */
function pickingBy(numbers: readonly number[]): Pick {
  let at = 0;
  return (sides) => {
    at += 1;
    return (numbers[at % numbers.length] ?? 0) % sides;
  };
}

const picks = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 12 }).map(pickingBy);

function requestWith(field: Field): Request {
  return {
    key: '1-x',
    turn: 1,
    about: 'x',
    seats: [seatIndex(0)],
    alternatives: [{ id: 'do', verb: 'do', fields: { it: field } }],
  };
}

describe.each(Object.entries(fields))('a field of kind %s', (_kind, field) => {
  test('accepts every sample', () => {
    fc.assert(
      fc.property(field, picks, (each, pick) => {
        expect(allows(requestWith(each), sample(requestWith(each), pick))).toBe(true);
      }),
    );
  });

  test('accepts every enumerated value, each of them listed once', () => {
    fc.assert(
      fc.property(field, (each) => {
        const values = [...valuesOf(each)];
        expect(values.filter((value) => !fits(each, value))).toEqual([]);
        const written = values.map((value) => JSON.stringify(value));
        expect(new Set(written).size).toBe(written.length);
        expect(values.length).toBeGreaterThan(0);
      }),
    );
  });

  test('enumerates every possible sample', () => {
    fc.assert(
      fc.property(field, picks, (each, pick) => {
        const given = sample(requestWith(each), pick).values['it'];
        const sameAs = (value: unknown) =>
          JSON.stringify(normal(each, value)) === JSON.stringify(normal(each, given));
        expect([...valuesOf(each)].some(sameAs)).toBe(true);
      }),
    );
  });

  test('rejects a value of another kind, whatever a forger sends', () => {
    const forged = [null, undefined, {}, [], '', 'odin', 0.5, Number.NaN, Number.POSITIVE_INFINITY, -99, 99];
    const nested = [[['hel']], { hel: '1' }, { odin: 1 }, { hel: -1, surt: 1 }, { hel: 0.5, surt: 0.5 }];
    fc.assert(
      fc.property(field, (each) => {
        const wrong = [...forged, ...nested].filter((value) => !isEmptyAnswer(each, value));
        expect(wrong.filter((value) => fits(each, value))).toEqual([]);
      }),
    );
  });
});

/** The order of the chosen items does not matter in `some`. */
function normal(field: Field, value: unknown): unknown {
  if (field.kind === 'some' && Array.isArray(value)) return value.map(String).toSorted();
  if (field.kind === 'share' && typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, amount]) => `${name} ${amount}`)
      .toSorted();
  }
  return value;
}

/** True for an empty answer to a field that allows one. */
function isEmptyAnswer(field: Field, value: unknown): boolean {
  if (field.kind === 'some' && field.min === 0) return Array.isArray(value) && value.length === 0;
  return field.kind === 'share' && field.min === 0 && JSON.stringify(value) === '{}';
}

describe('a field with edge cases', () => {
  test.each<{ what: string; field: Field; inside: unknown[]; outside: unknown[] }>([
    {
      what: 'one',
      field: { kind: 'one', of: ['hel', 'surt'] },
      inside: ['hel', 'surt'],
      outside: ['Hel', 'loki', ['hel'], 0],
    },
    {
      what: 'some',
      field: { kind: 'some', of: ['hel', 'surt', 'loki'], min: 1, max: 2 },
      inside: [['hel'], ['loki', 'hel']],
      outside: [[], ['hel', 'hel'], ['hel', 'surt', 'loki'], ['odin'], 'hel'],
    },
    {
      what: 'number',
      field: { kind: 'number', from: -2, to: 3 },
      inside: [-2, 0, 3],
      outside: [-3, 4, 1.5, '1', Number.NaN, true],
    },
    {
      what: 'order',
      field: { kind: 'order', of: ['hel', 'surt', 'hel'] },
      inside: [
        ['hel', 'hel', 'surt'],
        ['surt', 'hel', 'hel'],
      ],
      outside: [['hel', 'surt'], ['hel', 'surt', 'surt'], ['hel', 'hel', 'surt', 'hel'], 'hel'],
    },
    {
      what: 'share',
      field: { kind: 'share', among: ['odin', 'thor'], min: 1, max: 3 },
      inside: [{ odin: 1 }, { odin: 1, thor: 2 }, { odin: 0, thor: 3 }],
      outside: [
        {},
        { odin: 0 },
        { odin: 4 },
        { odin: 2, thor: 2 },
        { frey: 1 },
        { odin: 3, thor: -1 },
        [1],
        null,
      ],
    },
    { what: 'yes', field: { kind: 'yes' }, inside: [true, false], outside: ['true', 1, null] },
  ])('accepts only the values inside its limits: $what', ({ field, inside, outside }) => {
    expect(inside.filter((value) => !fits(field, value))).toEqual([]);
    expect(outside.filter((value) => fits(field, value))).toEqual([]);
  });

  test.each<{ field: Field; values: readonly unknown[] }>([
    { field: { kind: 'number', from: 1, to: 3 }, values: [1, 2, 3] },
    {
      field: { kind: 'some', of: ['a', 'b', 'c'], min: 2, max: 2 },
      values: [
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'c'],
      ],
    },
    {
      field: { kind: 'order', of: ['a', 'a', 'b'] },
      values: [
        ['a', 'a', 'b'],
        ['a', 'b', 'a'],
        ['b', 'a', 'a'],
      ],
    },
    {
      field: { kind: 'share', among: ['a', 'b'], min: 0, max: 1 },
      values: [
        { a: 0, b: 0 },
        { a: 1, b: 0 },
        { a: 0, b: 1 },
      ],
    },
    { field: { kind: 'yes' }, values: [true, false] },
  ])('enumerates all its values: $field.kind', ({ field, values }) => {
    expect([...valuesOf(field)]).toEqual(values);
  });
});

describe('a request', () => {
  test('allows every sample and everything it enumerates, each once', () => {
    fc.assert(
      fc.property(anyRequest, picks, (request, pick) => {
        expect(allows(request, sample(request, pick))).toBe(true);
        const actions = enumerate(request, 500);
        expect(actions.filter((action) => !allows(request, action))).toEqual([]);
        const written = actions.map((action) => JSON.stringify(action));
        expect(new Set(written).size).toBe(written.length);
      }),
    );
  });

  test('enumerates no more than the limit', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat({ max: 5 }), (request, limit) => {
        const all = enumerate(request, 10_000);
        expect(enumerate(request, limit)).toEqual(all.slice(0, limit));
      }),
    );
  });

  test('refuses an allowed answer once any part of it is changed', () => {
    fc.assert(
      fc.property(anyRequest, picks, (request, pick) => {
        const action = sample(request, pick);
        for (const mutant of mutants(action)) expect(allows(request, mutant)).toBe(false);
      }),
    );
  });

  test('can sample each of its alternatives', () => {
    const request: Request = {
      ...requestWith({ kind: 'yes' }),
      alternatives: ['a', 'b', 'c'].map(plainAlternative),
    };
    const chosen = [0, 1, 2].map((number) => sample(request, () => number).choice);
    expect(chosen).toEqual(['a', 'b', 'c']);
  });

  test('samples "no" for one side of a coin and "yes" for the other', () => {
    const flipped = [0, 1].map(
      (side) => sample(requestWith({ kind: 'yes' }), (sides) => side % sides).values,
    );
    expect(flipped).toEqual([{ it: false }, { it: true }]);
  });

  test('does not mistake a property of every JavaScript object for a field', () => {
    const request = requestWith({ kind: 'share', among: ['odin'], min: 0, max: 3 });
    const values: Values = JSON.parse('{"toString":{"odin":1}}');
    const action = { request: '1-x', choice: 'do', values };
    expect(allows(request, action)).toBe(false);
  });

  test('without alternatives cannot be answered at all', () => {
    const request = { ...requestWith({ kind: 'yes' }), alternatives: [] };
    expect(() => sample(request, () => 0)).toThrow('1-x');
    expect(enumerate(request, 5)).toEqual([]);
  });
});

/** The action with another key, another choice, one value too many or too few, and values out of range. */
function mutants(action: Action): readonly Action[] {
  const spoilt = Object.keys(action.values).flatMap((name) => {
    const { [name]: _, ...rest } = action.values;
    return [rest, ...['odin', 99, ['odin'], { odin: 1 }].map((value) => ({ ...rest, [name]: value }))];
  });
  return [
    { ...action, request: '8-turn' },
    { ...action, choice: 'valhalla' },
    { ...action, values: { ...action.values, more: 1 } },
    ...spoilt.map((values) => ({ ...action, values })),
  ];
}
