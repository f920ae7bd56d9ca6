/** Answers as short texts: a round trip for every kind of field, and no other text is mistaken for an answer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allows, sample } from '../../../src/core/requests/answer.ts';
import { decodeAnswer, encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import type { Field, Request } from '../../../src/core/requests/request.ts';
import { seatIndex } from '../../../src/core/seat.ts';

const name = fc.string({ unit: fc.constantFrom(...'abcdefghij-'), minLength: 1, maxLength: 8 });
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 6 });

const fields: fc.Arbitrary<Field> = fc.oneof(
  names.map((of): Field => ({ kind: 'one', of })),
  fc.tuple(names, fc.nat(6), fc.nat(6)).map(([of, one, other]): Field => {
    const [min, max] = [Math.min(one, other, of.length), Math.min(Math.max(one, other), of.length)];
    return { kind: 'some', of, min, max };
  }),
  fc
    .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(50))
    .map(([from, more]): Field => ({ kind: 'number', from, to: from + more })),
  fc
    .array(fc.constantFrom('hel', 'surt', 'loki'), { minLength: 1, maxLength: 6 })
    .map((of): Field => ({ kind: 'order', of })),
  fc
    .tuple(names, fc.nat(3), fc.nat(5))
    .map(([among, min, more]): Field => ({ kind: 'share', among, min, max: min + more })),
  fc.constant<Field>({ kind: 'yes' }),
);

const requests: fc.Arbitrary<Request> = fc
  .uniqueArray(fc.tuple(name, fc.dictionary(name, fields, { maxKeys: 4 })), {
    minLength: 1,
    maxLength: 4,
    selector: ([id]) => id,
  })
  .map((alternatives) => ({
    key: '1-turn',
    turn: 1,
    about: 'turn',
    seats: [seatIndex(0)],
    alternatives: alternatives.map(([id, byName]) => ({ id, verb: id, fields: { ...byName } })),
  }));

test('every answer survives a round trip', () => {
  fc.assert(
    fc.property(requests, fc.infiniteStream(fc.nat(1000)), (request, chance) => {
      const action = sample(request, (sides) => Number(chance.next().value) % sides);
      const alternative = request.alternatives.find(({ id }) => id === action.choice);
      if (alternative === undefined) throw new Error('sampled what is not there');
      const decoded = decodeAnswer(request, encodeAnswer(alternative, action.values));
      expect(decoded?.choice).toBe(action.choice);
      expect(decoded === null ? null : withoutNothing(decoded.values)).toEqual(withoutNothing(action.values));
    }),
    { numRuns: 500 },
  );
});

/** A seat that gets nothing may be omitted from a share or named with 0. */
function withoutNothing(values: object): object {
  const parse = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, amount]) => amount !== 0 || value === values))
      : value;
  return JSON.parse(JSON.stringify(values, parse)) as object;
}

test('any text decodes to an allowed answer or to none', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'abcdefghij-~.0123456789') }),
    fc
      .tuple(name, fc.array(fc.string({ unit: fc.constantFrom(...'0123456789.-tru') }), { maxLength: 4 }))
      .map(([id, parts]) => [id, ...parts].join('~')),
  );
  fc.assert(
    fc.property(requests, texts, fc.nat(3), (request, text, at) => {
      const own = request.alternatives[at % request.alternatives.length]?.id ?? '';
      for (const code of [text, `${own}~${text}`, own]) {
        const action = decodeAnswer(request, code);
        expect(action === null || allows(request, action), code).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
