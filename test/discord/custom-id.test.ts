/** The ids of controls: short, there and back, and nothing else is taken for one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatIndex } from '../../src/core/seat.ts';
import {
  type CustomId,
  ERASURES,
  formatCustomId,
  parseCustomId,
  SERVER_VERBS,
  TABLE_VERBS,
} from '../../src/discord/custom-id.ts';
import { BALLOTS } from '../../src/tables/agreement/proposals.ts';
import { MOTIONS } from '../../src/tables/history/history.ts';
import type { TableId } from '../../src/tables/model/table.ts';
import { SPANS } from '../../src/tables/turns/seating.ts';

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode('a'.charCodeAt(0) + at));
const DIGITS = Array.from({ length: 10 }, (_, at) => String(at));
/** Those that cannot be mistaken for one another. */
const PLAIN = [...DIGITS, ...LETTERS].filter((sign) => !['0', '1', 'i', 'l', 'o'].includes(sign));

const signs = (
  among: readonly string[],
  length: { readonly minLength: number; readonly maxLength: number },
) => fc.string({ unit: fc.constantFrom(...among), ...length });
const table = signs(PLAIN, { minLength: 10, maxLength: 10 }).map((id) => id as TableId);
const request = signs([...DIGITS, ...LETTERS, '-'], { minLength: 1, maxLength: 24 });
const word = signs([...DIGITS, ...LETTERS, '.', '~', ':', '-'], { minLength: 1, maxLength: 50 });

const ids: fc.Arbitrary<CustomId> = fc.oneof(
  fc.record({ kind: fc.constant('own-data' as const), verb: fc.constantFrom(...ERASURES) }),
  fc.record({ kind: fc.constant('table' as const), table, verb: fc.constantFrom(...TABLE_VERBS) }),
  fc.record({ kind: fc.constant('server' as const), verb: fc.constantFrom(...SERVER_VERBS) }),
  fc.record({ kind: fc.constant('tables' as const), page: fc.nat(9_999_999) }),
  fc.record({ kind: fc.constant('log' as const), table, page: fc.nat(9_999_999) }),
  fc.record({
    kind: fc.constant('replay' as const),
    table,
    at: fc.nat(9_999_999),
    motion: fc.constantFrom(...MOTIONS),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const), table, request }),
  fc.record({
    kind: fc.constant('vote' as const),
    table,
    ballot: fc.constantFrom(...BALLOTS),
    proposal: word,
  }),
  fc.record({
    kind: fc.constant('take' as const),
    table,
    seat: fc.nat(9_999_999).map(seatIndex),
    span: fc.constantFrom(...SPANS),
  }),
  fc.record({ kind: fc.constantFrom('answer' as const, 'sure' as const), table, request, code: word }),
  fc.record({ kind: fc.constantFrom('menu' as const, 'verb' as const), table, request, verb: word }),
  fc.record({ kind: fc.constant('form' as const), table, request, alternative: word }),
);

test('there and back, within a hundred letters', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const text = formatCustomId(id);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(parseCustomId(text)).toEqual(id);
    }),
  );
});

test('whatever is sent, it is one of ours or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({
          unit: fc.constantFrom(
            'v1',
            '|',
            'me',
            'erase',
            '23456789ab',
            't',
            'a',
            'm',
            'f',
            'l',
            'r',
            'k',
            '07',
            '1',
            'on',
            'seat',
            '~',
          ),
        }),
      ),
      (text) => {
        const id = parseCustomId(text);
        expect(id === null ? text : formatCustomId(id)).toBe(text);
      },
    ),
    { numRuns: 2000 },
  );
});

test('changed in one letter it is another of ours, or none', () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (id, at, letter) => {
      const text = formatCustomId(id);
      const place = at % text.length;
      const changed = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`;
      const parsed = parseCustomId(changed);
      const isOurs = parsed !== null && changed.length <= 100;
      expect(isOurs ? formatCustomId(parsed) : changed).toBe(changed);
    }),
  );
});

test('too long for Discord is a bug that shows at once', () => {
  const id = {
    kind: 'answer',
    table: '23456789ab' as TableId,
    request: '1-turn',
    code: 'x'.repeat(90),
  } as const;
  expect(() => formatCustomId(id)).toThrow(RangeError);
});
