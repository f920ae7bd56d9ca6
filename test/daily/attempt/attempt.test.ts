/** Attempts at the daily challenge: the same moves give everyone the same results, some moves can be undone, and attempts end. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import type { LoadedAttempt } from '../../../src/daily/attempt/attempt-table.ts';
import { judgedMoments } from '../../../src/daily/attempt/judged-moments.ts';
import type { Daily } from '../../../src/daily/daily.ts';
import { daysAfter, overAt } from '../../../src/daily/day.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { thinkerHere } from '../../../src/thinking/here.ts';
import { finishesDay, sensibleAt } from '../../shared/days.ts';
import { ANN, BEN } from '../../shared/hall.ts';
import { NOON } from '../../shared/stores/tables.ts';
import { actor, DUEL, GODS, opened, READER, TODAY, withNewRules } from '../programs.ts';

/** The current attempt. */
async function attemptOf(daily: Daily, userId: UserId): Promise<LoadedAttempt> {
  const status = await daily.status(userId, READER);
  if (status.kind !== 'playing' && status.kind !== 'ended') throw new Error(status.kind);
  return status.loaded;
}

async function plays(daily: Daily, userId: UserId, by = actor(userId)) {
  return daily.actAsMeant(by, TODAY, READER, (loaded) => {
    if (loaded === null) throw new Error('there is no attempt');
    return { ok: true, action: sensibleAt(loaded) };
  });
}

const finishes = (daily: Daily, userId: UserId) => finishesDay(daily, userId, TODAY);

test('a person sees the position before the start, and can start only once', async () => {
  const { daily } = await opened();
  expect(await daily.status(ANN, READER)).toMatchObject({ kind: 'new', loaded: { day: { number: 20 } } });
  expect(await daily.begin(ANN, TODAY, READER)).toMatchObject({ kind: 'playing' });
  expect(await daily.begin(ANN, TODAY, READER)).toMatchObject({ kind: 'playing' });
  expect(await daily.status(BEN, READER)).toMatchObject({ kind: 'new' });
});

test.each([
  ['in a cooperative game, with every seat played by the person', GODS],
  ['in a duel, a computer answers', DUEL],
])('people who make the same moves get the same results: %s', async (_, day) => {
  const { daily, another } = await opened(day);
  await finishes(daily, ANN);
  await finishes(another, BEN);
  const [ofAnn, ofBen] = [await attemptOf(daily, ANN), await attemptOf(daily, BEN)];
  expect(ofBen.table.state).toEqual(ofAnn.table.state);
  expect(ofBen.attempt.end).toEqual(ofAnn.attempt.end);
  expect(ofAnn.attempt.end).not.toBeNull();
});

test("the computer's answers are stored with the player's answer before them", async () => {
  const { daily } = await opened(DUEL);
  await daily.begin(ANN, TODAY, READER);
  let { attempt } = await attemptOf(daily, ANN);
  while (!attempt.answers.at(-1)?.some((line) => 'computer' in line)) {
    expect(await plays(daily, ANN)).toMatchObject({ ok: true });
    attempt = (await attemptOf(daily, ANN)).attempt;
  }
  const { table, request } = await attemptOf(daily, ANN);
  expect(request?.seats.map((seat) => table.seats[seat]?.userId)).toEqual([ANN]);
  expect(table.undoStack.steps).toEqual([]);
});

test("nothing is played if the computer doesn't reply", async () => {
  const silent = { ...thinkerHere(CATALOGUE, 20), think: async () => ({ ok: false, code: 'busy' }) as const };
  const { daily } = await opened(DUEL, silent);
  await daily.begin(ANN, TODAY, READER);
  let done = await plays(daily, ANN);
  while ('ok' in done && done.ok) done = await plays(daily, ANN);
  expect(done).toMatchObject({ refusal: { code: 'daily-no-reply' } });
  const { request, table } = await attemptOf(daily, ANN);
  expect(request?.seats.map((seat) => table.seats[seat]?.userId)).toEqual([ANN]);
});

test("a player's answer can be undone until something has been revealed", async () => {
  const { daily } = await opened();
  await daily.begin(ANN, TODAY, READER);
  let before = await attemptOf(daily, ANN);
  let after = before;
  while (after.table.undoStack.steps.length === 0) {
    before = after;
    expect(await plays(daily, ANN)).toMatchObject({ ok: true });
    after = await attemptOf(daily, ANN);
  }
  const key = after.request?.key ?? '';
  expect(await daily.takeBack(actor(ANN), TODAY, READER, key)).toMatchObject({ ok: true });
  const undone = await attemptOf(daily, ANN);
  expect(undone.table.state).toEqual(before.table.state);
  expect(undone.request?.key).not.toBe(before.request?.key);
  expect(await daily.takeBack(actor(ANN), TODAY, READER, key)).toMatchObject({ refusal: { code: 'stale' } });
  const again = undone.request?.key ?? '';
  if (undone.table.undoStack.steps.length === 0)
    expect(await daily.takeBack(actor(ANN), TODAY, READER, again)).toMatchObject({
      refusal: { code: 'nothing-to-take-back' },
    });
});

test('of two simultaneous presses, in one program or in two, only one is played', async () => {
  const { daily, another } = await opened();
  await daily.begin(ANN, TODAY, READER);
  const start = sensibleAt(await attemptOf(daily, ANN));
  for (const other of [daily, another]) {
    const before = (await attemptOf(daily, ANN)).attempt.answers.length;
    const action = before === 0 ? start : sensibleAt(await attemptOf(daily, ANN));
    const done = await Promise.all(
      [daily, other].map((each) => each.actAsMeant(actor(ANN), TODAY, READER, () => ({ ok: true, action }))),
    );
    expect(done.filter((each) => 'ok' in each && each.ok)).toHaveLength(1);
    expect((await attemptOf(daily, ANN)).attempt.answers).toHaveLength(before + 1);
  }
});

test('an interaction that is delivered twice is played once', async () => {
  const { daily, another } = await opened();
  await daily.begin(ANN, TODAY, READER);
  const by = actor(ANN);
  await plays(daily, ANN, by);
  await plays(another, ANN, by);
  expect((await attemptOf(daily, ANN)).attempt.answers).toHaveLength(1);
});

test("yesterday's attempt can be finished for two hours, and comes before today's", async () => {
  const { daily, dailyStore, turnsClock, now } = await opened();
  const tomorrow = daysAfter(TODAY, 1);
  await dailyStore.keepDay({ ...GODS, date: tomorrow });
  await daily.begin(ANN, TODAY, READER);
  turnsClock(overAt(TODAY) - now().getTime() - 1);
  expect(await daily.status(ANN, READER)).toMatchObject({
    kind: 'playing',
    loaded: { day: { date: TODAY } },
  });
  expect(await plays(daily, ANN)).toMatchObject({ ok: true });
  turnsClock(1);
  expect(await daily.status(ANN, READER)).toMatchObject({
    kind: 'new',
    loaded: { day: { date: tomorrow } },
  });
  expect(await daily.loaded(ANN, TODAY, READER)).toBeNull();
  expect(await daily.begin(BEN, TODAY, READER)).toMatchObject({
    kind: 'new',
    loaded: { day: { date: tomorrow } },
  });
});

test('a day that has not been made yet is requested', async () => {
  const { daily, turnsClock, missing } = await opened();
  turnsClock(26 * 3_600_000);
  expect(await daily.status(ANN, READER)).toEqual({ kind: 'preparing' });
  expect(missing).toHaveLength(1);
});

test("if new rules can't continue the day, it is cancelled and the streak continues", async () => {
  const { daily, dailyStore, turnsClock } = await opened();
  await finishes(daily, ANN);
  await dailyStore.keepDay({ ...GODS, date: daysAfter(TODAY, 1), rulesVersion: 'yggdrasil-0' });
  turnsClock(24 * 3_600_000);
  expect(await daily.status(ANN, READER)).toEqual({ kind: 'cancelled', streak: 1 });
  expect(await dailyStore.dayOf(daysAfter(TODAY, 1))).toMatchObject({ status: 'cancelled' });
});

test.each([['yggdrasil-9'], ['of another program']])(
  'a program leaves a day with unknown rules to the program that made it: %s',
  async (rulesVersion) => {
    const { daily, dailyStore } = await opened({ ...GODS, rulesVersion });
    expect(await daily.status(ANN, READER)).toEqual({ kind: 'unknown-rules' });
    expect(await daily.begin(ANN, TODAY, READER)).toEqual({ kind: 'unknown-rules' });
    expect(await daily.loaded(ANN, TODAY, READER)).toBeNull();
    expect(await dailyStore.dayOf(TODAY)).toMatchObject({ status: 'open' });
  },
);

test('a day is not cancelled by a program that does not have its game', async () => {
  const { program, dailyStore } = await opened();
  const without = program(new Map([...CATALOGUE].filter(([id]) => id !== 'yggdrasil')));
  expect(await without.status(ANN, READER)).toEqual({ kind: 'unknown-rules' });
  expect(await dailyStore.dayOf(TODAY)).toMatchObject({ status: 'open' });
});

test('while two versions run, the older one interrupts no attempt of the newer one', async () => {
  const { dailyStore, program, daily: older } = await opened({ ...GODS, rulesVersion: 'yggdrasil-9' });
  const newer = program(withNewRules(false));
  await newer.begin(ANN, TODAY, READER);
  await plays(newer, ANN);
  expect(await older.status(ANN, READER)).toEqual({ kind: 'unknown-rules' });
  await plays(newer, ANN);
  expect((await attemptOf(newer, ANN)).attempt.answers).toHaveLength(2);
  expect(await dailyStore.dayOf(TODAY)).toMatchObject({ status: 'open' });
});

test('the end shows who else has finished, the streak and the points', async () => {
  const { daily } = await opened();
  await finishes(daily, ANN);
  const status = await daily.status(ANN, READER);
  if (status.kind !== 'ended') throw new Error(status.kind);
  const won = status.end.ending === 'won' ? 1 : 0;
  expect(status).toMatchObject({ tally: { finished: 1, won }, streak: 1, nextGame: null });
  const action = { request: '', choice: '', values: {} };
  const late = await daily.actAsMeant(actor(ANN), TODAY, READER, () => ({ ok: true, action }));
  expect(late).toMatchObject({ ok: false });
});

test('an attempt with an answer that the rules refuse counts as damaged, and stays as it is', async () => {
  const { daily, dailyStore, damages } = await opened();
  await daily.begin(ANN, TODAY, READER);
  const lines = [{ seat: seatIndex(0), action: { request: '', choice: 'nothing', values: {} } }];
  const broken = {
    date: TODAY,
    userId: ANN,
    startedAt: NOON,
    position: 0,
    lines,
    cause: 'broken',
    end: null,
  };
  expect(await dailyStore.answer(broken)).toBe('kept');
  expect(await daily.status(ANN, READER)).toEqual({ kind: 'damaged' });
  expect(await daily.begin(ANN, TODAY, READER)).toEqual({ kind: 'damaged' });
  expect(await daily.loaded(ANN, TODAY, READER)).toBeNull();
  expect(new Set(damages)).toEqual(new Set([`DailyAttempt ${TODAY} ${ANN}`]));
  expect(await dailyStore.dayOf(TODAY)).toMatchObject({ status: 'open' });
  expect(await daily.begin(BEN, TODAY, READER)).toMatchObject({ kind: 'playing' });
});

test('if new rules migrate the day, an attempt continues where it was', async () => {
  const { daily, program } = await opened();
  await daily.begin(ANN, TODAY, READER);
  await plays(daily, ANN);
  const { table } = await attemptOf(daily, ANN);
  const released = program(withNewRules(true));
  expect((await attemptOf(released, ANN)).table.state).toEqual(table.state);
  await finishes(released, ANN);
  expect((await attemptOf(released, ANN)).attempt.end).not.toBeNull();
});

test("if new rules don't migrate the day, a started attempt stays as it is and can't be continued", async () => {
  const { daily, dailyStore, program } = await opened();
  await daily.begin(ANN, TODAY, READER);
  await plays(daily, ANN);
  const released = program(withNewRules(false));
  const late = await plays(released, ANN).catch(() => 'there is no attempt');
  expect(late).toBe('there is no attempt');
  expect(await released.status(ANN, READER)).toEqual({ kind: 'cancelled', streak: 0 });
  expect(await dailyStore.attemptOf({ date: TODAY, userId: ANN })).toMatchObject({ answers: [{}] });
});

test('finished days still count after new rules', async () => {
  const { daily, dailyStore, program, turnsClock } = await opened();
  await finishes(daily, ANN);
  turnsClock(overAt(TODAY) - NOON.getTime() + 1);
  const released = program(withNewRules(false));
  expect((await released.result(ANN, TODAY))?.end).toMatchObject({ ending: expect.any(String) });
  expect(await released.ended(ANN, TODAY, READER)).toBeNull();
  expect(await dailyStore.dayOf(TODAY)).toMatchObject({ status: 'open' });
});

test('a result can be viewed and shared after its day', async () => {
  const { daily, turnsClock } = await opened();
  await finishes(daily, ANN);
  turnsClock(48 * 3_600_000);
  expect(await daily.ended(ANN, TODAY, READER)).toMatchObject({ kind: 'ended', isShared: false });
  expect((await daily.loaded(ANN, TODAY, READER))?.day.date).toBe(TODAY);
  expect(await daily.noteShare({ date: TODAY, userId: ANN }, 'guild')).toBe(true);
  expect(await daily.ended(ANN, TODAY, READER)).toMatchObject({ isShared: true });
  expect(await daily.ended(ANN, TODAY, { ...READER, guildId: 'another' })).toMatchObject({ isShared: false });
  expect(await daily.result(BEN, TODAY)).toBeNull();
});

test.each([
  ['in a cooperative game', GODS],
  ['in a duel', DUEL],
])('an attempt is judged once, and the same moves get the same judgement: %s', async (_, day) => {
  const { daily, another } = await opened(day);
  await finishes(daily, ANN);
  await finishes(another, BEN);
  expect(await daily.status(ANN, READER)).toMatchObject({ judgement: null });
  const both = await Promise.all([daily.judged(ANN, TODAY, READER), another.judged(ANN, TODAY, READER)]);
  const [judged] = both.filter((each) => each !== null);
  expect(both.filter((each) => each !== null)).toHaveLength(1);
  expect(await daily.judged(BEN, TODAY, READER)).toMatchObject({ judgement: judged?.judgement });
  expect(await another.status(ANN, READER)).toMatchObject({ judgement: judged?.judgement });
  expect((await daily.result(ANN, TODAY))?.judgement).toEqual(judged?.judgement);
});

test('a judgement covers each turn but the last, and no undone answer', async () => {
  const { daily } = await opened();
  await daily.begin(ANN, TODAY, READER);
  let loaded = await attemptOf(daily, ANN);
  while (loaded.table.undoStack.steps.length === 0) {
    await plays(daily, ANN);
    loaded = await attemptOf(daily, ANN);
  }
  const before = judgedMoments(loaded).decisions.length;
  await daily.takeBack(actor(ANN), TODAY, READER, loaded.request?.key ?? '');
  const undone = judgedMoments(await attemptOf(daily, ANN));
  expect(undone.decisions.length).toBeLessThan(before);
  await finishes(daily, ANN);
  const ended = await attemptOf(daily, ANN);
  expect(judgedMoments(ended).turns).toHaveLength((ended.attempt.end?.turns ?? 0) - 1);
});

test('if the thinker is busy, the attempt is judged at the next check', async () => {
  let isBusy = true;
  const thinker = thinkerHere(CATALOGUE, 20);
  const { daily } = await opened(GODS, {
    ...thinker,
    judge: async (question) => (isBusy ? { ok: false, code: 'busy' } : thinker.judge(question)),
  });
  await finishes(daily, ANN);
  expect(await daily.judged(ANN, TODAY, READER)).toBeNull();
  expect(await daily.status(ANN, READER)).toMatchObject({ kind: 'ended', judgement: null });
  isBusy = false;
  expect(await daily.judged(ANN, TODAY, READER)).toMatchObject({ judgement: { kept: expect.any(Number) } });
});

test('a cancelled day has no result', async () => {
  const { daily, dailyStore } = await opened();
  await finishes(daily, ANN);
  await dailyStore.cancelDay(TODAY);
  expect(await daily.result(ANN, TODAY)).toBeNull();
  expect(await daily.ended(ANN, TODAY, READER)).toBeNull();
});

test('a cancelled day ends every attempt, and breaks no streak', async () => {
  const { daily, dailyStore, turnsClock } = await opened();
  const tomorrow = daysAfter(TODAY, 1);
  await dailyStore.keepDay({ ...GODS, date: tomorrow });
  await finishes(daily, ANN);
  turnsClock(24 * 3_600_000);
  await daily.begin(ANN, tomorrow, READER);
  await dailyStore.cancelDay(tomorrow);
  expect(await daily.loaded(ANN, tomorrow, READER)).toBeNull();
  expect(await daily.begin(ANN, tomorrow, READER)).toEqual({ kind: 'cancelled', streak: 1 });
  expect(await daily.begin(BEN, tomorrow, READER)).toEqual({ kind: 'cancelled', streak: 0 });
});

test("if the new day isn't made by midnight, yesterday's attempt continues, and today's starts once the day is made", async () => {
  const { daily, dailyStore, turnsClock } = await opened();
  await daily.begin(ANN, TODAY, READER);
  turnsClock(12.5 * 3_600_000);
  expect(await plays(daily, ANN)).toMatchObject({ ok: true });
  expect(await daily.status(BEN, READER)).toEqual({ kind: 'preparing' });
  expect(await daily.begin(BEN, daysAfter(TODAY, 1), READER)).toEqual({ kind: 'preparing' });
  await dailyStore.keepDay({ ...GODS, date: daysAfter(TODAY, 1) });
  expect(await daily.begin(BEN, daysAfter(TODAY, 1), READER)).toMatchObject({ kind: 'playing' });
});
