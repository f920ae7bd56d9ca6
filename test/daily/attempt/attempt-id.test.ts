/** The id of an attempt: its date and whether it counts, and never the id of a table. */
import { expect, test } from 'vitest';
import { attemptId, attemptNamed, dateOfCounted } from '../../../src/daily/attempt/attempt-id.ts';
import type { DailyDate } from '../../../src/daily/day.ts';

const DATE = '2026-11-28' as DailyDate;

test.each(['counted', 'practice'] as const)('an id is read back: %s', (kind) => {
  const id = attemptId(DATE, kind);
  expect(attemptNamed(id)).toEqual({ date: DATE, kind });
  expect(dateOfCounted(id)).toBe(kind === 'counted' ? DATE : null);
  // A longer id could make a custom id too long.
  expect(id.length).toBeLessThanOrEqual('2345678abc'.length);
});

test.each(['2345678abc', 'p20261340', 'p2026112', 'p202611281', '2026-02-30', 'server', ''])(
  'the id %j is not that of an attempt',
  (id) => {
    expect(attemptNamed(id)).toBeNull();
  },
);
