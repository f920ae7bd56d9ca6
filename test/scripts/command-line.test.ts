/** Arguments of `npm run <tool> --` are read, or rejected with a readable message. */
import { expect, test } from 'vitest';
import { faultOfNumber } from '../../scripts/command-line/command-line.ts';
import { readOrder } from '../../tools/crash/command-line.ts';
import { readFuzzPlan } from '../../tools/fuzz/command-line.ts';

test('typed values are used, and defaults for the rest', () => {
  expect(readOrder(['--kills', '7'], 'drawn')).toEqual({
    ok: true,
    value: { kills: 7, seed: 'drawn', database: 'sqlite', processes: 1, page: null },
  });
  expect(readFuzzPlan(['--round', '3', '--seed', 'a'])).toEqual({
    ok: true,
    value: { count: 5_000, seed: 'a', round: 3, page: null },
  });
});

test.each([
  [['--kills'], /argument missing/],
  [['--database', 'paper'], '--database is one of sqlite, postgres.'],
  [['--processes', '2'], 'A SQLite file belongs to one program: give --database postgres.'],
  [['--database', 'postgres', '--processes', '5'], '--processes is 5; it must be a whole number, 1 to 4.'],
  [['--kills', '0'], '--kills is 0; it must be a whole number, 1 to 100000.'],
  [['--kills', ''], /--kills is ; it must be/],
  [['--blows', '3'], /--blows/],
  [['seven'], 'seven: there is nothing of that name to choose.'],
])('%j is rejected with a readable message', (args, sentence) => {
  expect(readOrder(args, 'drawn')).toEqual({ ok: false, sentence: expect.stringMatching(sentence) });
});

test('decimals are allowed if a tool says so', () => {
  expect(faultOfNumber('minutes', '0.5', { from: 0, isExact: true })).toBeNull();
  expect(faultOfNumber('minutes', '0', { from: 0, isExact: true })).toBe(
    '--minutes is 0; it must be more than 0.',
  );
  expect(faultOfNumber('minutes', 'half', { from: 0, isExact: true })).not.toBeNull();
  expect(faultOfNumber('round', undefined, { from: 1 })).toBeNull();
});
