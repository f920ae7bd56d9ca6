/** Reminders of the daily challenge: when the next one comes, and when they end. */
import { expect, test } from 'vitest';
import type { DailyStore } from '../../src/daily/daily-store.ts';
import { type DailyDate, daysAfter } from '../../src/daily/day.ts';
import { nextHour, remindersOver } from '../../src/daily/reminders.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { aDay } from '../shared/days.ts';
import { ANN, openTestTables } from '../shared/hall.ts';

const FIRST = '2026-11-25' as DailyDate;
const DAY = aDay(CATALOGUE, { date: FIRST, gameId: 'micromidgard', roles: ['hugin', 'munin'], turn: -3 });
const DAYS = 12;

/** Ann wants a reminder each day at 18:00 UTC. */
async function subscribed() {
  const { dailyStore: store } = await openTestTables();
  for (let day = 0; day < DAYS; day += 1) await store.keepDay({ ...DAY, date: daysAfter(FIRST, day) });
  const clock = { day: 0, hour: 12 };
  const now = () => new Date(Date.parse(`${daysAfter(FIRST, clock.day)}T00:00:00Z`) + clock.hour * 3_600_000);
  const reminders = remindersOver(store, now);
  await reminders.remindAt(ANN, 18, 'utc', 'fr');
  /** Ann's reminder on this day, or null. */
  async function on(day: number) {
    Object.assign(clock, { day, hour: 18 });
    const [due] = await reminders.remindersDue();
    const taken = due === undefined ? null : await reminders.takeReminder(due, 'utc');
    if (taken !== null) await reminders.endReminder(taken, 'utc');
    return taken;
  }
  return { store, reminders, clock, on };
}

function begins(store: DailyStore, day: number) {
  return store.begin({ date: daysAfter(FIRST, day), userId: ANN }, new Date(), null);
}

test("the hour is in the person's own time zone and follows its summer time", () => {
  const rome = (now: string) => nextHour(new Date(now), 8, 'Europe/Rome').toISOString();
  expect(rome('2026-10-23T12:00:00Z')).toBe('2026-10-24T06:00:00.000Z');
  expect(rome('2026-10-24T06:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
});

test('a reminder comes once a day, at the chosen hour', async () => {
  const { reminders, clock, on } = await subscribed();
  expect(await reminders.remindersDue()).toEqual([]);
  expect(await on(0)).toMatchObject({ day: { date: FIRST }, isLast: false });
  clock.hour = 23;
  expect(await reminders.remindersDue()).toEqual([]);
  expect(await on(1)).toMatchObject({ day: { date: daysAfter(FIRST, 1) } });
});

test('a reminder that comes late counts for the day it was due', async () => {
  const { reminders, clock, on } = await subscribed();
  Object.assign(clock, { day: 1, hour: 17 });
  const [late] = await reminders.remindersDue();
  if (late === undefined) throw new Error('none is due');
  const taken = await reminders.takeReminder(late, 'utc');
  expect(taken).toMatchObject({ day: { date: daysAfter(FIRST, 1) }, isRetry: false });
  if (taken !== null) await reminders.endReminder(taken, 'utc');
  expect(await on(1)).toBeNull();
  expect(await on(2)).not.toBeNull();
});

test('only one of two processes sends a reminder', async () => {
  const { reminders, clock } = await subscribed();
  clock.hour = 18;
  const [due] = await reminders.remindersDue();
  if (due === undefined) throw new Error('none is due');
  const taken = await Promise.all([reminders.takeReminder(due, 'utc'), reminders.takeReminder(due, 'utc')]);
  expect(taken.filter((each) => each !== null)).toHaveLength(1);
});

test('a reminder whose process died before sending it is due again after five minutes, as a retry', async () => {
  const { reminders, clock, on } = await subscribed();
  const dueAt = async (hour: number) => {
    Object.assign(clock, { day: 0, hour });
    return (await reminders.remindersDue())[0];
  };
  const first = await dueAt(18);
  if (first === undefined) throw new Error('none is due');
  expect(await reminders.takeReminder(first, 'utc')).toMatchObject({ isRetry: false });
  expect(await dueAt(18 + 4 / 60)).toBeUndefined();
  const second = await dueAt(18 + 5 / 60);
  if (second === undefined) throw new Error('none is due');
  const retry = await reminders.takeReminder(second, 'utc');
  expect(retry).toMatchObject({ isRetry: true, claimed: { unanswered: 0 } });
  if (retry !== null) await reminders.endReminder(retry, 'utc');
  expect(await dueAt(23)).toBeUndefined();
  expect((await reminders.reminderOf(ANN))?.unanswered).toBe(1);
  expect(await on(1)).toMatchObject({ isRetry: false });
});

test('a process whose claim has expired does not end the reminder that the next process claimed', async () => {
  const { reminders, clock } = await subscribed();
  const takenAt = async (hour: number) => {
    clock.hour = hour;
    const [due] = await reminders.remindersDue();
    return due === undefined ? null : reminders.takeReminder(due, 'utc');
  };
  const [slow, next] = [await takenAt(18), await takenAt(18.5)];
  if (slow === null || next === null) throw new Error('none is due');
  await reminders.endReminder(slow, 'utc');
  expect(await reminders.reminderOf(ANN)).toEqual(next.claimed);
});

test('no reminder comes on a day without a challenge or if the person has started', async () => {
  const { store, on } = await subscribed();
  await begins(store, 0);
  expect(await on(0)).toBeNull();
  await store.cancelDay(daysAfter(FIRST, 1));
  expect(await on(1)).toBeNull();
  expect(await on(2)).not.toBeNull();
  expect(await on(DAYS)).toBeNull();
});

test('reminders end after seven unanswered ones, and the last says so', async () => {
  const { reminders, on } = await subscribed();
  const last: (boolean | undefined)[] = [];
  for (let day = 0; day < 9; day += 1) last.push((await on(day))?.isLast);
  expect(last).toEqual([false, false, false, false, false, false, true, undefined, undefined]);
  expect(await reminders.reminderOf(ANN)).toBeNull();
});

test('reminders continue for a person who plays now and then', async () => {
  const { store, on } = await subscribed();
  for (let day = 0; day < DAYS; day += 1) {
    if (day === 5) await begins(store, day);
    expect((await on(day)) === null).toBe(day === 5);
    if (day < DAYS - 1) expect((await store.reminderOf(ANN))?.unanswered).toBe(day < 5 ? day + 1 : day - 5);
  }
});
