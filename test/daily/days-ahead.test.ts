/** The days of the daily challenge are made ahead. */
import { expect, test } from 'vitest';
import { type DayMade, openDaysAhead } from '../../src/daily/days-ahead.ts';
import { newFile, storageIn } from '../shared/stores/stores.ts';

async function daysAhead(answered: DayMade) {
  const { daily: store } = await storageIn(newFile());
  const dates: string[] = [];
  const failures: string[] = [];
  const days = openDaysAhead({
    store,
    makeDay: async (date) => {
      dates.push(date);
      return answered;
    },
    now: () => new Date('2026-11-20T12:00:00Z'),
    made: () => undefined,
    failed: (_, error) => failures.push(String(error)),
  });
  await days.make();
  return { dates, failures };
}

test("each day that can't be made is reported with the reason", async () => {
  const { dates, failures } = await daysAhead({ ok: false, code: 'failed', because: 'out of memory' });
  expect(dates).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
  expect(failures).toEqual(dates.map(() => 'Error: out of memory'));
});

test('a program that ends leaves its unfinished days to the next program', async () => {
  expect(await daysAhead({ ok: false, code: 'closed' })).toEqual({ dates: ['2026-11-20'], failures: [] });
});
