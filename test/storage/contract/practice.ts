/** Practice at past days: one attempt per person and day, stored separately from everything that counts. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import type { AttemptEnd, AttemptLine, NextAnswer, StartedAttempt } from '../../../src/daily/daily-store.ts';
import { type DailyDate, daysAfter } from '../../../src/daily/day.ts';
import { ERASED, type UserId } from '../../../src/tables/model/table.ts';
import { NOON, secondsAfterNoon } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';
import { DAY } from './daily.ts';
import { REVIEW } from './reviews.ts';

const ANN = '1200000000000000201' as UserId;
const BEN = '1200000000000000202' as UserId;
const { date: TODAY } = DAY;
const TOMORROW = daysAfter(TODAY, 1);
const FIRST: StartedAttempt = { date: TODAY, userId: ANN, startedAt: NOON };
const SECOND: StartedAttempt = { ...FIRST, startedAt: secondsAfterNoon(60) };

const ANSWERED: readonly AttemptLine[] = [
  {
    seat: seatIndex(0),
    action: { request: 'turn-7', choice: 'fight', values: { enemy: 'hel', vikings: 2 } },
  },
  { seat: seatIndex(1), action: { request: 'turn-7b', choice: 'done', values: {} }, computer: 'best' },
];
const UNDONE: readonly AttemptLine[] = [{ seat: seatIndex(0), back: 1 }];
const WON: AttemptEnd = { at: secondsAfterNoon(300), ending: 'won', turns: 5, points: 100 };
const JUDGEMENT = { chances: [0.25, 1], kept: 0.62 };

function next(attempt: StartedAttempt, position: number, changes: Partial<NextAnswer> = {}): NextAnswer {
  return { ...attempt, position, lines: ANSWERED, cause: `practice ${position}`, end: null, ...changes };
}

export function practice(openBackEnd: OpenBackEnd): void {
  async function withDays(...dates: readonly DailyDate[]) {
    const storage = await openBackEnd();
    for (const date of dates) await storage.daily.keepDay({ ...DAY, date });
    return storage;
  }

  test('is one attempt for each person and day, which the next attempt replaces', async () => {
    const { daily } = await withDays(TODAY, TOMORROW);
    expect(await daily.practice.attemptOf(FIRST)).toBeNull();
    for (const attempt of [FIRST, { ...FIRST, date: TOMORROW }, { ...FIRST, userId: BEN }])
      await daily.practice.begin(attempt);
    await daily.practice.answer(next(FIRST, 0, { end: WON }));
    await daily.practice.keepJudgement(FIRST, JUDGEMENT);
    await daily.practice.keepReview(FIRST, REVIEW);
    await daily.practice.begin(SECOND);
    const fresh = { end: null, answers: [], sharedOn: [], judgement: null };
    expect(await daily.practice.attemptOf(FIRST)).toEqual({ ...SECOND, ...fresh });
    expect(await daily.practice.reviewOf(SECOND)).toBeNull();
    expect(await daily.practice.attemptOf({ ...FIRST, date: TOMORROW })).toMatchObject({ startedAt: NOON });
    expect(await daily.practice.attemptOf({ ...FIRST, userId: BEN })).toMatchObject({ startedAt: NOON });
  });

  test('reads back answers, the end, the judgement and the review unchanged', async () => {
    const before = await withDays(TODAY);
    const { practice: kept } = before.daily;
    await kept.begin(FIRST);
    for (const answer of [next(FIRST, 0), next(FIRST, 1, { lines: UNDONE }), next(FIRST, 2, { end: WON })])
      expect(await kept.answer(answer)).toBe('kept');
    await kept.keepJudgement(FIRST, JUDGEMENT);
    await kept.keepReview(FIRST, REVIEW);
    const { daily } = await before.reopened();
    expect(await daily.practice.attemptOf(FIRST)).toEqual({
      ...FIRST,
      end: WON,
      answers: [ANSWERED, UNDONE, ANSWERED],
      sharedOn: [],
      judgement: JUDGEMENT,
    });
    expect(await daily.practice.reviewOf(FIRST)).toEqual(REVIEW);
  });

  test('stores one of two simultaneous answers, and an interaction once', async () => {
    const { daily } = await withDays(TODAY);
    await daily.practice.begin(FIRST);
    const both = ['one', 'other'].map((cause) => daily.practice.answer(next(FIRST, 0, { cause })));
    const kept = await Promise.all(both);
    expect(kept.toSorted()).toEqual(['kept', 'stale']);
    const cause = kept[0] === 'kept' ? 'one' : 'other';
    expect(await daily.practice.answer(next(FIRST, 0, { cause }))).toBe('repeated');
    expect(await daily.practice.answer(next(FIRST, 2, { cause: 'early' }))).toBe('stale');
    expect(await daily.practice.attemptOf(FIRST)).toMatchObject({ answers: [ANSWERED] });
  });

  test('keeps nothing that belongs to a replaced attempt', async () => {
    const { daily } = await withDays(TODAY);
    await daily.practice.begin(FIRST);
    await daily.practice.begin(SECOND);
    expect(await daily.practice.answer(next(FIRST, 0))).toBe('stale');
    await daily.practice.answer(next(SECOND, 0, { end: WON }));
    expect(await daily.practice.claimJudging(FIRST, NOON, secondsAfterNoon(60))).toBe(false);
    await daily.practice.keepJudgement(FIRST, JUDGEMENT);
    await daily.practice.keepReview(FIRST, REVIEW);
    expect(await daily.practice.attemptOf(FIRST)).toMatchObject({ ...SECOND, judgement: null });
    expect(await daily.practice.reviewOf(SECOND)).toBeNull();
  });

  test('without a day does nothing', async () => {
    const { daily } = await openBackEnd();
    await daily.practice.begin(FIRST);
    expect(await daily.practice.attemptOf(FIRST)).toBeNull();
    expect(await daily.practice.answer(next(FIRST, 0))).toBe('stale');
  });

  test('is judged by one program at a time, after its end', async () => {
    const { daily } = await withDays(TODAY);
    await daily.practice.begin(FIRST);
    const claim = (at: Date) => daily.practice.claimJudging(FIRST, at, new Date(at.getTime() + 60_000));
    expect(await claim(NOON)).toBe(false);
    await daily.practice.answer(next(FIRST, 0, { end: WON }));
    expect((await Promise.all([claim(NOON), claim(NOON)])).toSorted()).toEqual([false, true]);
    await daily.practice.giveUpJudging(FIRST);
    expect(await claim(NOON)).toBe(true);
    expect(await claim(secondsAfterNoon(60))).toBe(true);
    await daily.practice.keepJudgement(FIRST, JUDGEMENT);
    expect(await claim(secondsAfterNoon(600))).toBe(false);
  });

  test('counts in no result, and leaves the attempt that counts as it is', async () => {
    const { daily, people } = await withDays(TODAY);
    await daily.begin(FIRST, NOON, 'guild');
    const counted = await daily.attemptOf(FIRST);
    for (const userId of [ANN, BEN]) {
      await daily.practice.begin({ ...FIRST, userId });
      await daily.practice.answer(next(FIRST, 0, { userId, cause: userId, end: WON }));
    }
    await daily.notePlace({ ...FIRST, userId: BEN }, 'guild');
    expect(await daily.noteShare({ ...FIRST, userId: BEN }, 'guild', NOON)).toBe(false);
    expect(await daily.tallyOf(TODAY)).toEqual({ finished: 0, won: 0 });
    expect(await daily.finishedBy(ANN, TODAY)).toEqual([]);
    expect(await daily.placedResults({ from: TODAY, to: TODAY }, null)).toEqual([]);
    expect(await daily.attemptOf(FIRST)).toEqual(counted);
    expect(await daily.attemptOf({ ...FIRST, userId: BEN })).toBeNull();
    expect((await people.dataOf(BEN)).attempts).toEqual([]);
  });

  test("is part of a person's data, and erased with it", async () => {
    const { daily, people } = await withDays(TODAY);
    for (const userId of [ANN, BEN]) {
      await daily.practice.begin({ ...FIRST, userId });
      await daily.practice.answer(next(FIRST, 0, { userId, cause: userId, end: WON }));
    }
    await daily.practice.keepJudgement(FIRST, JUDGEMENT);
    await daily.practice.keepReview(FIRST, REVIEW);
    const { at: _, ...result } = WON;
    const own = {
      date: TODAY,
      startedAt: NOON,
      ...result,
      ...JUDGEMENT,
      review: REVIEW,
      answers: [ANSWERED],
    };
    expect((await people.dataOf(ANN)).practice).toEqual([own]);
    await people.erase(ANN, [], NOON);
    expect((await people.dataOf(ANN)).practice).toEqual([]);
    expect(await daily.practice.attemptOf({ ...FIRST, userId: ERASED })).toBeNull();
    expect((await people.dataOf(BEN)).practice).toHaveLength(1);
    expect(await daily.begin(FIRST, NOON, null)).toBe('begun');
  });

  test('is deleted together with the answers of old days', async () => {
    const { daily } = await withDays(TODAY, TOMORROW);
    for (const date of [TODAY, TOMORROW]) await daily.practice.begin({ ...FIRST, date });
    await daily.tidy({ answers: TOMORROW, spent: TODAY });
    expect(await daily.practice.attemptOf(FIRST)).toBeNull();
    expect(await daily.practice.attemptOf({ ...FIRST, date: TOMORROW })).not.toBeNull();
  });

  test('that is damaged is reported, and can be started over', async () => {
    const { daily, people, damages, damage } = await withDays(TODAY, TOMORROW);
    for (const date of [TODAY, TOMORROW]) await daily.practice.begin({ ...FIRST, date });
    await damages('practice', TODAY);
    expect(await daily.practice.attemptOf(FIRST)).toBe('damaged');
    expect(damage).toMatchObject([{ row: `DailyPractice ${TODAY} ${ANN}` }]);
    expect((await people.dataOf(ANN)).practice).toMatchObject([{ date: TOMORROW }]);
    await daily.practice.begin(SECOND);
    expect(await daily.practice.attemptOf(FIRST)).toMatchObject({ ...SECOND, answers: [] });
  });
}
