import { expect, test } from 'vitest';
import {
  beginningOf,
  type DailyDate,
  dailyDateAt,
  dayNumber,
  daysAfter,
  readDailyDate,
} from '../../src/daily/day.ts';

const NEW_YEAR = '2027-01-01' as DailyDate;

test('a day starts and ends at midnight UTC', () => {
  expect(dailyDateAt(Date.parse('2027-01-01T23:59:59.999Z'))).toBe('2027-01-01');
  expect(dailyDateAt(Date.parse('2027-01-02T00:00:00.000Z'))).toBe('2027-01-02');
  expect(beginningOf(NEW_YEAR)).toBe(Date.parse('2027-01-01T00:00:00.000Z'));
});

test('days are counted over months and years', () => {
  expect(daysAfter('2028-02-28' as DailyDate, 1)).toBe('2028-02-29');
  expect(daysAfter(NEW_YEAR, -1)).toBe('2026-12-31');
  expect(dayNumber(daysAfter(NEW_YEAR, 31)) - dayNumber(NEW_YEAR)).toBe(31);
});

test('the first day has the number 1', () => {
  expect(dayNumber('2026-11-01' as DailyDate)).toBe(1);
});

test.each(['2027-02-29', '2027-1-1', 'tomorrow', '', '2027-01-01T00:00'])('%j is not a date', (text) => {
  expect(readDailyDate(text)).toBeNull();
});

test('a valid date is read unchanged', () => {
  expect(readDailyDate('2028-02-29')).toBe('2028-02-29');
});
