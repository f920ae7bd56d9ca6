/** Practice is only for past days, has the same luck as on the day, and counts for nothing. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../src/core/seat.ts';
import type { LoadedAttempt } from '../../src/daily/attempt/attempt-table.ts';
import type { Daily } from '../../src/daily/daily.ts';
import { type DailyDate, type DailyDay, dayNumber, daysAfter, overAt } from '../../src/daily/day.ts';
import type { Practice, PracticeStatus } from '../../src/daily/practice.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import { finishesDay, sensibleAt } from '../shared/days.ts';
import { ANN, BEN } from '../shared/hall.ts';
import { NOON } from '../shared/stores/tables.ts';
import { actor, DUEL, GODS, opened, READER, TODAY, withNewRules } from './programs.ts';

const DAY_MS = 86_400_000;

/** The day after the challenge, at noon. */
async function openedLater(day: DailyDay = GODS) {
  const hall = await opened(day);
  hall.turnsClock(DAY_MS);
  return hall;
}

function loadedIn(status: PracticeStatus): LoadedAttempt {
  if (status.kind !== 'playing' && status.kind !== 'ended') throw new Error(status.kind);
  return status.loaded;
}

async function practiceOf({ practice }: Pick<Daily, 'practice'>, userId: UserId): Promise<LoadedAttempt> {
  return loadedIn(await practice.status(userId, TODAY, READER));
}

async function plays(practice: Practice, userId: UserId, by = actor(userId)) {
  return practice.actAsMeant(by, TODAY, READER, (loaded) => {
    if (loaded === null) throw new Error('there is no practice');
    return { ok: true, action: sensibleAt(loaded) };
  });
}

/** Starts that person's practice, and plays it to the end. */
async function practises(practice: Practice, userId: UserId): Promise<void> {
  let status = await practice.begin(userId, TODAY, READER);
  while (status.kind === 'playing') {
    expect(await plays(practice, userId)).toMatchObject({ ok: true });
    status = await practice.status(userId, TODAY, READER);
  }
}

test('a day can be practised once its two hours of grace are over, but not before', async () => {
  const { daily, turnsClock, now } = await opened();
  const refused = { kind: 'refused', reason: 'not-over', date: TODAY };
  const isRefused = async () => {
    expect(await daily.practice.status(ANN, TODAY, READER)).toEqual(refused);
    expect(await daily.practice.begin(ANN, TODAY, READER)).toEqual(refused);
    expect(await daily.practice.loaded(ANN, TODAY, READER)).toBeNull();
    expect(await daily.practice.days()).toEqual([]);
  };
  await isRefused();
  turnsClock(overAt(TODAY) - now().getTime() - 1);
  await isRefused();
  turnsClock(1);
  expect(await daily.practice.status(ANN, TODAY, READER)).toMatchObject({ kind: 'new', counted: null });
  expect(await daily.practice.days()).toMatchObject([{ date: TODAY, gameId: 'yggdrasil' }]);
  expect(await daily.practice.begin(ANN, TODAY, READER)).toMatchObject({ kind: 'playing' });
});

test('a future day is only reported as not over, whether or not it has been made', async () => {
  const { daily, dailyStore } = await openedLater();
  const [made, missing] = [daysAfter(TODAY, 2), daysAfter(TODAY, 3)];
  await dailyStore.keepDay({ ...GODS, date: made });
  for (const date of [made, missing])
    expect(await daily.practice.begin(ANN, date, READER)).toEqual({
      kind: 'refused',
      reason: 'not-over',
      date,
    });
  expect(await daily.practice.days()).toMatchObject([{ date: TODAY }]);
});

test.each([
  ['in a cooperative game', GODS],
  ['in a duel, with the same answers of the computer', DUEL],
])('the same moves have the same luck as in the attempt that counted: %s', async (_, day) => {
  const { daily, another, turnsClock } = await opened(day);
  await finishesDay(daily, ANN, TODAY);
  const counted = await daily.loaded(ANN, TODAY, READER);
  turnsClock(DAY_MS);
  await practises(another.practice, BEN);
  await practises(daily.practice, ANN);
  for (const userId of [ANN, BEN]) {
    const practised = await practiceOf(daily, userId);
    expect(practised.table.state).toEqual(counted?.table.state);
    expect(practised.attempt.end).toMatchObject({
      ending: counted?.attempt.end?.ending,
      turns: counted?.attempt.end?.turns,
    });
  }
});

test('practice changes no streak, no standings, no tally and no attempt that counts', async () => {
  const { daily, dailyStore, turnsClock } = await opened();
  await finishesDay(daily, ANN, TODAY);
  await dailyStore.notePlace({ date: TODAY, userId: ANN }, 'guild');
  turnsClock(DAY_MS);
  const counting = async () => ({
    attempts: await Promise.all([ANN, BEN].map((userId) => dailyStore.attemptOf({ date: TODAY, userId }))),
    streaks: await Promise.all([ANN, BEN].map(daily.streak)),
    tally: await dailyStore.tallyOf(TODAY),
    week: await daily.serverStandings(ANN, 'guild', 'week'),
    all: await daily.allServers(BEN, 'guild'),
  });
  const before = await counting();
  for (const userId of [ANN, BEN]) await practises(daily.practice, userId);
  expect(await counting()).toEqual(before);
  expect(await daily.result(BEN, TODAY)).toBeNull();
  expect(await daily.practice.status(ANN, TODAY, READER)).toMatchObject({
    kind: 'ended',
    counted: { end: { ending: expect.any(String) } },
  });
  expect(await daily.practice.status(BEN, TODAY, READER)).toMatchObject({ kind: 'ended', counted: null });
});

test('practice continues where it was, even in another program', async () => {
  const { daily, another } = await openedLater();
  await daily.practice.begin(ANN, TODAY, READER);
  await plays(daily.practice, ANN);
  const { table } = await practiceOf(daily, ANN);
  expect((await practiceOf(another, ANN)).table.state).toEqual(table.state);
  expect(await plays(another.practice, ANN)).toMatchObject({ ok: true });
  expect((await practiceOf(daily, ANN)).attempt.answers).toHaveLength(2);
});

test('starting over returns to the position of the day', async () => {
  const { daily, turnsClock } = await openedLater();
  const first = loadedIn(await daily.practice.begin(ANN, TODAY, READER));
  await plays(daily.practice, ANN);
  turnsClock(60_000);
  const again = loadedIn(await daily.practice.begin(ANN, TODAY, READER));
  expect(again.table.state).toEqual(first.table.state);
  expect(again.attempt.answers).toEqual([]);
  await practises(daily.practice, ANN);
  turnsClock(60_000);
  expect(await daily.practice.begin(ANN, TODAY, READER)).toMatchObject({ kind: 'playing' });
});

test('of two simultaneous presses, in one program or in two, only one is played', async () => {
  const { daily, another } = await openedLater();
  const start = loadedIn(await daily.practice.begin(ANN, TODAY, READER));
  for (const other of [daily, another]) {
    const before = await practiceOf(daily, ANN);
    const { length } = before.attempt.answers;
    const action = sensibleAt(length === 0 ? start : before);
    const done = await Promise.all(
      [daily, other].map(({ practice }) =>
        practice.actAsMeant(actor(ANN), TODAY, READER, () => ({ ok: true, action })),
      ),
    );
    expect(done.filter((each) => 'ok' in each && each.ok)).toHaveLength(1);
    expect((await practiceOf(daily, ANN)).attempt.answers).toHaveLength(length + 1);
  }
});

test('an answer can be undone until something has been revealed', async () => {
  const { daily } = await openedLater();
  let after = loadedIn(await daily.practice.begin(ANN, TODAY, READER));
  let before = after;
  while (after.table.undoStack.steps.length === 0) {
    before = after;
    expect(await plays(daily.practice, ANN)).toMatchObject({ ok: true });
    after = await practiceOf(daily, ANN);
  }
  const key = after.request?.key ?? '';
  expect(await daily.practice.takeBack(actor(ANN), TODAY, READER, key)).toMatchObject({ ok: true });
  expect((await practiceOf(daily, ANN)).table.state).toEqual(before.table.state);
});

test('a finished practice attempt is judged once, and once more after it was started over', async () => {
  const { daily, another, turnsClock } = await openedLater();
  await practises(daily.practice, ANN);
  const both = await Promise.all([daily, another].map(({ practice }) => practice.judged(ANN, TODAY, READER)));
  expect(both.filter((each) => each !== null)).toHaveLength(1);
  expect(await daily.practice.status(ANN, TODAY, READER)).toMatchObject({
    judgement: { kept: expect.any(Number) },
  });
  turnsClock(60_000);
  await practises(daily.practice, ANN);
  expect(await daily.practice.status(ANN, TODAY, READER)).toMatchObject({ judgement: null });
  expect(await daily.practice.judged(ANN, TODAY, READER)).toMatchObject({ judgement: {} });
});

test('a day whose rules have changed is refused and not listed, unless the new rules can play it', async () => {
  const { daily, program } = await openedLater();
  await daily.practice.begin(ANN, TODAY, READER);
  await plays(daily.practice, ANN);
  const [changed, migrating] = [program(withNewRules(false)), program(withNewRules(true))];
  const refused = { kind: 'refused', reason: 'old-rules', date: TODAY };
  expect(await changed.practice.status(ANN, TODAY, READER)).toEqual(refused);
  expect(await changed.practice.begin(BEN, TODAY, READER)).toEqual(refused);
  expect(await changed.practice.days()).toEqual([]);
  expect((await practiceOf(migrating, ANN)).attempt.answers).toHaveLength(1);
  expect(await migrating.practice.days()).toMatchObject([{ date: TODAY }]);
});

test('days with unknown rules, cancelled days, missing days and days too long ago are refused', async () => {
  const { daily, dailyStore, turnsClock } = await openedLater();
  const [unknown, cancelled, missing] = [-1, -2, -3].map((days) => daysAfter(TODAY, days));
  if (unknown === undefined || cancelled === undefined || missing === undefined) throw new Error('no days');
  await dailyStore.keepDay({ ...GODS, date: unknown, rulesVersion: 'yggdrasil-9' });
  await dailyStore.keepDay({ ...GODS, date: cancelled });
  await dailyStore.cancelDay(cancelled);
  const reasonOf = async (date: DailyDate) => {
    const status = await daily.practice.begin(ANN, date, READER);
    return status.kind === 'refused' ? status.reason : status.kind;
  };
  expect(await Promise.all([unknown, cancelled, missing].map(reasonOf))).toEqual([
    'unknown-rules',
    'cancelled',
    'no-day',
  ]);
  expect(await daily.practice.days()).toMatchObject([{ date: TODAY }]);
  turnsClock(24 * DAY_MS);
  expect(await reasonOf(TODAY)).toBe('playing');
  turnsClock(DAY_MS);
  expect(await reasonOf(TODAY)).toBe('too-old');
  expect(await daily.practice.days()).toEqual([]);
});

test('the list has at most as many days as a menu in Discord can hold, newest first', async () => {
  const { daily, dailyStore, turnsClock } = await opened();
  const dates = Array.from({ length: 30 }, (_, days) => daysAfter(TODAY, days + 1));
  for (const date of dates) await dailyStore.keepDay({ ...GODS, date, number: dayNumber(date) });
  turnsClock(30 * DAY_MS);
  const listed = (await daily.practice.days()).map(({ date }) => date);
  expect(listed).toHaveLength(25);
  expect(listed).toEqual(dates.slice(4, 29).toReversed());
});

test('a damaged practice attempt is reported, and can be started over', async () => {
  const { daily, dailyStore, damages, turnsClock } = await openedLater();
  await daily.practice.begin(ANN, TODAY, READER);
  const { attempt } = await practiceOf(daily, ANN);
  const action = { request: '', choice: 'nothing', values: {} };
  const lines = [{ seat: seatIndex(0), action }];
  await dailyStore.practice.answer({ ...attempt, position: 0, lines, cause: 'broken', end: null });
  expect(await daily.practice.status(ANN, TODAY, READER)).toMatchObject({ kind: 'damaged' });
  expect(await daily.practice.loaded(ANN, TODAY, READER)).toBeNull();
  expect(new Set(damages)).toEqual(new Set([`DailyPractice ${TODAY} ${ANN}`]));
  turnsClock(60_000);
  expect(await daily.practice.begin(ANN, TODAY, READER)).toMatchObject({ kind: 'playing' });
  expect(await dailyStore.practice.attemptOf(attempt)).toMatchObject({
    startedAt: new Date(NOON.getTime() + DAY_MS + 60_000),
  });
});
