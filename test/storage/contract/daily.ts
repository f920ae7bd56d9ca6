/** The days of the daily challenge, and the attempts at them: one per person and day, each answer once. */
import { describe, expect, test } from 'vitest';
import { tableSeedFrom } from '../../../src/core/random.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type {
  AttemptEnd,
  AttemptLine,
  DailyStore,
  NextAnswer,
  Reminder,
} from '../../../src/daily/daily-store.ts';
import { type DailyDate, type DailyDay, daysAfter, overAt } from '../../../src/daily/day.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { NOON, secondsAfterNoon } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';
import { REVIEW } from './reviews.ts';

const ANN = '1200000000000000201' as UserId;
const BEN = '1200000000000000202' as UserId;
const TODAY = '2026-11-20' as DailyDate;
const TOMORROW = daysAfter(TODAY, 1);
const OF_ANN = { date: TODAY, userId: ANN };
const STARTED = { ...OF_ANN, startedAt: NOON };

export const DAY: DailyDay = {
  date: TODAY,
  number: 20,
  gameId: 'yggdrasil',
  rulesVersion: '2018-1',
  recipe: 'first-1',
  options: { rules: '2018', house: ['ð ᛚ'] },
  box: { force: [5, null, 7] },
  roles: ['thor', 'odin'],
  position: { turn: 7, deck: ['hel', null] },
  seed: tableSeedFrom('ash'),
  reference: { random: 0, gentle: 0.25, quick: 0.5, mind: 1, turns: 4.5, answers: 19, tried: 20 },
};

const ANSWERED: readonly AttemptLine[] = [
  {
    seat: seatIndex(0),
    action: { request: 'turn-7', choice: 'fight', values: { enemy: 'hel', vikings: 2 } },
  },
  { seat: seatIndex(1), action: { request: 'turn-7b', choice: 'done', values: {} }, computer: 'best' },
];
const UNDONE: readonly AttemptLine[] = [{ seat: seatIndex(0), back: 2 }];
const WON: AttemptEnd = { at: secondsAfterNoon(300), ending: 'won', turns: 5, points: 100 };
const LOST: AttemptEnd = { at: secondsAfterNoon(300), ending: 'lost', turns: 3, points: 30 };

function next(position: number, changes: Partial<NextAnswer> = {}): NextAnswer {
  return { ...STARTED, position, lines: ANSWERED, cause: `${ANN} ${position}`, end: null, ...changes };
}

async function keepsDays(daily: DailyStore, ...dates: readonly DailyDate[]): Promise<void> {
  for (const date of dates) await daily.keepDay({ ...DAY, date });
}

export function daily(openBackEnd: OpenBackEnd): void {
  test('the secret is created once, and stays', async () => {
    const before = await openBackEnd();
    const secrets = await Promise.all([before.daily.secret(), before.daily.secret()]);
    const { daily } = await before.reopened();
    expect(new Set([...secrets, await daily.secret()])).toEqual(
      new Set([expect.stringMatching(/^[0-9a-f]{64}$/)]),
    );
  });

  describe('days', () => {
    test('reads back a day unchanged', async () => {
      const before = await openBackEnd();
      await before.daily.keepDay(DAY);
      const { daily } = await before.reopened();
      expect(await daily.dayOf(TODAY)).toEqual({ ...DAY, status: 'open' });
      expect(await daily.dayOf(TOMORROW)).toBeNull();
    });

    test('if two programs make the same day, the first one counts', async () => {
      const { daily } = await openBackEnd();
      await daily.keepDay(DAY);
      await daily.keepDay({ ...DAY, seed: tableSeedFrom('another') });
      expect(await daily.dayOf(TODAY)).toMatchObject({ seed: DAY.seed });
    });

    test('lists the days that exist', async () => {
      const { daily } = await openBackEnd();
      await keepsDays(daily, TOMORROW, TODAY, daysAfter(TODAY, -1));
      expect(await daily.datesFrom(TODAY)).toEqual([TODAY, TOMORROW]);
    });

    test('lists the readable days of a range, newest first', async () => {
      const { daily, damages } = await openBackEnd();
      const yesterday = daysAfter(TODAY, -1);
      await keepsDays(daily, yesterday, TODAY, TOMORROW);
      await daily.cancelDay(yesterday);
      await damages('day', TODAY);
      const listed = { number: 20, gameId: 'yggdrasil', rulesVersion: '2018-1' };
      expect(await daily.daysIn({ from: yesterday, to: TODAY })).toEqual([
        { ...listed, date: TODAY, status: 'open' },
        { ...listed, date: yesterday, status: 'cancelled' },
      ]);
    });

    test('marks a cancelled day', async () => {
      const { daily } = await openBackEnd();
      await keepsDays(daily, TODAY, TOMORROW);
      await daily.cancelDay(TODAY);
      expect(await daily.dayOf(TODAY)).toMatchObject({ status: 'cancelled' });
      expect(await daily.cancelledFrom(TODAY)).toEqual([TODAY]);
    });

    test('names a damaged day', async () => {
      const { daily, damages, damage } = await openBackEnd();
      await daily.keepDay(DAY);
      await damages('day', TODAY);
      expect(await daily.dayOf(TODAY)).toBe('damaged');
      expect(damage).toMatchObject([{ row: `DailyDay ${TODAY}` }]);
    });
  });

  describe('attempts', () => {
    test('are one for each person and day', async () => {
      const { daily } = await openBackEnd();
      await keepsDays(daily, TODAY, TOMORROW);
      expect(await daily.begin(OF_ANN, NOON, 'guild')).toBe('begun');
      expect(await daily.begin(OF_ANN, secondsAfterNoon(9), 'another')).toBe('there');
      expect(await daily.begin({ ...OF_ANN, date: TOMORROW }, NOON, null)).toBe('begun');
      expect(await daily.begin({ ...OF_ANN, userId: BEN }, NOON, 'guild')).toBe('begun');
      expect(await daily.attemptOf(OF_ANN)).toEqual({
        ...OF_ANN,
        startedAt: NOON,
        end: null,
        answers: [],
        sharedOn: [],
        judgement: null,
      });
    });

    test('reads back answers and the end unchanged', async () => {
      const before = await openBackEnd();
      await before.daily.keepDay(DAY);
      await before.daily.begin(OF_ANN, NOON, null);
      for (const answer of [next(0), next(1, { lines: UNDONE }), next(2, { end: WON })])
        expect(await before.daily.answer(answer)).toBe('kept');
      const { daily } = await before.reopened();
      const attempt = await daily.attemptOf(OF_ANN);
      expect(attempt).toEqual({
        ...OF_ANN,
        startedAt: NOON,
        end: WON,
        answers: [ANSWERED, UNDONE, ANSWERED],
        sharedOn: [],
        judgement: null,
      });
    });

    test('with two simultaneous answers store one, and the other is stale', async () => {
      const { daily } = await openBackEnd();
      await daily.keepDay(DAY);
      await daily.begin(OF_ANN, NOON, null);
      const kept = await Promise.all([
        daily.answer(next(0, { cause: 'one' })),
        daily.answer(next(0, { cause: 'other', end: LOST })),
      ]);
      expect(kept.toSorted()).toEqual(['kept', 'stale']);
      const attempt = await daily.attemptOf(OF_ANN);
      expect(attempt).toMatchObject({ answers: [ANSWERED], end: kept[1] === 'kept' ? LOST : null });
    });

    test('store an interaction once', async () => {
      const { daily } = await openBackEnd();
      await daily.keepDay(DAY);
      await daily.begin(OF_ANN, NOON, null);
      expect(await daily.answer(next(0, { cause: 'press' }))).toBe('kept');
      expect(await daily.answer(next(1, { cause: 'press' }))).toBe('repeated');
      expect(await daily.attemptOf(OF_ANN)).toMatchObject({ answers: [ANSWERED] });
    });

    test("that don't exist make every answer stale", async () => {
      const { daily } = await openBackEnd();
      await daily.keepDay(DAY);
      expect(await daily.answer(next(0))).toBe('stale');
      expect(await daily.attemptOf(OF_ANN)).toBeNull();
    });

    test('are shared once on each server, and are counted there', async () => {
      const { daily, people } = await openBackEnd();
      await daily.keepDay(DAY);
      expect(await daily.noteShare(OF_ANN, 'guild', NOON)).toBe(false);
      await daily.begin(OF_ANN, NOON, 'guild');
      const both = [1, 2].map((seconds) => daily.noteShare(OF_ANN, 'guild', secondsAfterNoon(seconds)));
      expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
      expect(await daily.noteShare(OF_ANN, 'another', NOON)).toBe(true);
      expect(await daily.attemptOf(OF_ANN)).toMatchObject({ sharedOn: ['another', 'guild'] });
      await daily.withdrawShare(OF_ANN, 'guild');
      const [own] = (await people.dataOf(ANN)).attempts;
      expect(own).toMatchObject({ guildIds: ['another', 'guild'], sharedOn: ['another'] });
      expect(await daily.noteShare(OF_ANN, 'guild', NOON)).toBe(true);
    });

    test('are judged once, after the end, by one program at a time', async () => {
      const { daily, people } = await openBackEnd();
      await daily.keepDay(DAY);
      await daily.begin(OF_ANN, NOON, null);
      const later = secondsAfterNoon(60);
      const claim = (at: Date) => daily.claimJudging(STARTED, at, new Date(at.getTime() + 60_000));
      expect(await claim(NOON)).toBe(false);
      await daily.answer(next(0, { end: WON }));
      expect((await Promise.all([claim(NOON), claim(NOON)])).toSorted()).toEqual([false, true]);
      expect(await claim(secondsAfterNoon(59))).toBe(false);
      expect(await claim(later)).toBe(true);
      await daily.giveUpJudging(STARTED);
      expect(await claim(later)).toBe(true);
      const judgement = { chances: [0.25, 1], kept: 0.62 };
      await daily.keepJudgement(STARTED, judgement);
      expect(await daily.attemptOf(OF_ANN)).toMatchObject({ judgement, end: WON });
      expect(await claim(secondsAfterNoon(600))).toBe(false);
      expect((await people.dataOf(ANN)).attempts).toMatchObject([judgement]);
    });

    test('damaged answers damage only that attempt', async () => {
      const { daily, damages, damage } = await openBackEnd();
      await keepsDays(daily, TODAY, TOMORROW);
      await daily.begin(OF_ANN, NOON, null);
      await daily.begin({ ...OF_ANN, date: TOMORROW }, NOON, null);
      await daily.answer(next(0));
      await damages('attempt', TODAY);
      expect(await daily.attemptOf(OF_ANN)).toBe('damaged');
      expect(damage).toMatchObject([{ row: `DailyAttempt ${TODAY} ${ANN}` }]);
      expect(await daily.attemptOf({ ...OF_ANN, date: TOMORROW })).toMatchObject({ end: null });
    });
  });

  describe('results', () => {
    test('count the people who have finished, and those who have won', async () => {
      const { daily } = await openBackEnd();
      await daily.keepDay(DAY);
      for (const [person, end] of [
        ['1', WON],
        ['2', LOST],
        ['3', null],
      ] as const) {
        const userId = person as UserId;
        await daily.begin({ date: TODAY, userId }, NOON, null);
        await daily.answer(next(0, { userId, cause: person, end }));
      }
      expect(await daily.tallyOf(TODAY)).toEqual({ finished: 2, won: 1 });
    });

    test('count on the servers where they were opened, after their end, on days that were not cancelled', async () => {
      const { daily } = await openBackEnd();
      const yesterday = daysAfter(TODAY, -1);
      await keepsDays(daily, yesterday, TODAY);
      for (const date of [yesterday, TODAY])
        for (const [userId, end] of [
          [ANN, LOST],
          [BEN, date === TODAY ? null : WON],
        ] as const) {
          await daily.begin({ date, userId }, NOON, 'guild');
          await daily.answer(next(0, { date, userId, cause: `${date} ${userId}`, end }));
        }
      await daily.notePlace(OF_ANN, 'another');
      const range = { from: yesterday, to: TODAY };
      const ofAnn = { ...OF_ANN, points: 30 };
      expect(await daily.placedResults({ from: TODAY, to: TODAY }, 'guild')).toEqual([
        { ...ofAnn, guildId: 'guild' },
      ]);
      expect(await daily.placedResults(range, 'guild')).toHaveLength(3);
      expect(await daily.placedResults(range, null)).toHaveLength(4);
      await daily.cancelDay(yesterday);
      expect(await daily.placedResults(range, null)).toEqual(
        expect.arrayContaining([
          { ...ofAnn, guildId: 'guild' },
          { ...ofAnn, guildId: 'another' },
        ]),
      );
      expect(await daily.placedResults(range, null)).toHaveLength(2);
    });

    test('of a person leave out cancelled and older days, and come newest first', async () => {
      const { daily } = await openBackEnd();
      const dates = [-3, -2, -1, 0].map((days) => daysAfter(TODAY, days));
      await keepsDays(daily, ...dates);
      for (const date of dates) {
        await daily.begin({ ...OF_ANN, date }, NOON, null);
        await daily.answer(next(0, { date, cause: date, end: date === TODAY ? LOST : WON }));
      }
      await daily.cancelDay(daysAfter(TODAY, -1));
      expect(await daily.finishedBy(ANN, daysAfter(TODAY, -2))).toEqual([
        { date: TODAY, ending: 'lost', points: 30 },
        { date: daysAfter(TODAY, -2), ending: 'won', points: 100 },
      ]);
      expect(await daily.finishedBy(BEN, daysAfter(TODAY, -2))).toEqual([]);
    });

    test('stay when the answers and reviews of old days are deleted', async () => {
      const { daily, people } = await openBackEnd();
      await keepsDays(daily, TODAY, TOMORROW);
      for (const date of [TODAY, TOMORROW]) {
        await daily.begin({ ...OF_ANN, date }, NOON, null);
        await daily.answer(next(0, { date, cause: date, end: WON }));
      }
      for (const date of [TODAY, TOMORROW]) await daily.keepReview({ ...STARTED, date }, REVIEW);
      expect((await people.dataOf(ANN)).attempts).toMatchObject([{ review: REVIEW }, { review: REVIEW }]);
      await daily.tidy({ answers: TOMORROW, spent: TODAY });
      expect(await daily.reviewOf(STARTED)).toBeNull();
      expect(await daily.reviewOf({ ...STARTED, date: TOMORROW })).toEqual(REVIEW);
      expect(await daily.attemptOf(OF_ANN)).toMatchObject({ end: WON, answers: [] });
      expect(await daily.attemptOf({ ...OF_ANN, date: TOMORROW })).toMatchObject({ answers: [ANSWERED] });
    });
  });

  describe('a person’s data', () => {
    test('has their attempts, and the servers where these count', async () => {
      const { daily, people } = await openBackEnd();
      await daily.keepDay(DAY);
      await daily.begin(OF_ANN, NOON, 'guild');
      for (const guildId of ['another', 'another']) await daily.notePlace(OF_ANN, guildId);
      await daily.notePlace({ ...OF_ANN, userId: BEN }, 'guild');
      await daily.answer(next(0, { end: LOST }));
      expect((await people.dataOf(ANN)).attempts).toEqual([
        {
          date: TODAY,
          startedAt: NOON,
          ending: 'lost',
          turns: 3,
          points: 30,
          chances: null,
          kept: null,
          review: null,
          answers: [ANSWERED],
          guildIds: ['another', 'guild'],
          sharedOn: [],
        },
      ]);
      expect((await people.dataOf(BEN)).attempts).toEqual([]);
    });

    test('is erased, but the person gets no second attempt at a running day', async () => {
      const { daily, people } = await openBackEnd();
      const yesterday = daysAfter(TODAY, -1);
      await keepsDays(daily, yesterday, TODAY);
      for (const date of [yesterday, TODAY])
        for (const userId of [ANN, BEN]) {
          await daily.begin({ date, userId }, NOON, 'guild');
          await daily.answer(next(0, { date, userId, cause: `${date} ${userId}`, end: WON }));
        }
      for (const _ of ['once', 'twice']) await people.erase(ANN, [], NOON);
      await people.erase(BEN, [], new Date(overAt(TODAY)));
      expect((await people.dataOf(ANN)).attempts).toEqual([]);
      expect(await daily.tallyOf(TODAY)).toEqual({ finished: 0, won: 0 });
      expect(await daily.begin(OF_ANN, NOON, null)).toBe('spent');
      expect(await daily.begin({ ...OF_ANN, userId: BEN }, NOON, null)).toBe('begun');
      await daily.tidy({ answers: TODAY, spent: TOMORROW });
      expect(await daily.begin(OF_ANN, NOON, null)).toBe('begun');
    });
  });

  describe('messages on servers', () => {
    const POST = { date: TODAY, guildId: 'guild' };
    const until = secondsAfterNoon(300);

    test('are posted by only one of several processes', async () => {
      const { daily } = await openBackEnd();
      const claims = [1, 2, 3].map(() => daily.claimPost(POST, NOON, until));
      expect((await Promise.all(claims)).filter((attempts) => attempts !== null)).toEqual([1]);
      expect(await daily.postsDone(TODAY, NOON)).toEqual(['guild']);
      expect(await daily.claimPost({ ...POST, guildId: 'another' }, NOON, until)).toBe(1);
    });

    test('when a claim or a pause is over, another process may post the message, and sees the earlier attempts', async () => {
      const { daily } = await openBackEnd();
      await daily.claimPost(POST, NOON, until);
      expect(await daily.postsDone(TODAY, until)).toEqual([]);
      expect(await daily.claimPost(POST, until, secondsAfterNoon(600))).toBe(2);
      await daily.pausePost(POST, secondsAfterNoon(400));
      expect(await daily.claimPost(POST, secondsAfterNoon(399), secondsAfterNoon(900))).toBeNull();
      expect(await daily.claimPost(POST, secondsAfterNoon(400), secondsAfterNoon(900))).toBe(3);
    });

    test('a posted message is never posted again, and old ones are forgotten', async () => {
      const before = await openBackEnd();
      await before.daily.claimPost(POST, NOON, until);
      await before.daily.endPost(POST, NOON);
      const { daily } = await before.reopened();
      expect(await daily.claimPost(POST, secondsAfterNoon(86_400), until)).toBeNull();
      expect(await daily.postsDone(TODAY, secondsAfterNoon(86_400))).toEqual(['guild']);
      const week = { from: daysAfter(TODAY, -6), to: TODAY };
      expect(await daily.countPosts(week, 'guild')).toBe(1);
      await daily.tidy({ answers: TOMORROW, spent: TODAY });
      expect(await daily.countPosts(week, 'guild')).toBe(0);
    });
  });

  describe('reminders', () => {
    const REMINDER: Reminder = {
      userId: ANN,
      hour: 18,
      language: 'it',
      nextAt: NOON,
      sentFor: null,
      unanswered: 2,
    };

    test('a reminder is stored, replaced, exported and erased', async () => {
      const before = await openBackEnd();
      await before.daily.keepReminder({ ...REMINDER, hour: 7 });
      await before.daily.keepReminder(REMINDER);
      const { daily, people } = await before.reopened();
      expect(await daily.reminderOf(ANN)).toEqual(REMINDER);
      expect((await people.dataOf(ANN)).reminder).toEqual(REMINDER);
      expect((await people.dataOf(BEN)).reminder).toBeNull();
      await people.erase(ANN, [], NOON);
      expect(await daily.reminderOf(ANN)).toBeNull();
    });

    test('due reminders are listed, oldest first, until they move to a later time', async () => {
      const { daily } = await openBackEnd();
      await daily.keepReminder(REMINDER);
      await daily.keepReminder({ ...REMINDER, userId: BEN, nextAt: secondsAfterNoon(-60) });
      expect((await daily.remindersDue(NOON, 9)).map(({ userId }) => userId)).toEqual([BEN, ANN]);
      expect(await daily.remindersDue(NOON, 1)).toHaveLength(1);
      const to = { nextAt: secondsAfterNoon(60), sentFor: TODAY, unanswered: 3 };
      const moves = [daily.moveReminder(REMINDER, to), daily.moveReminder(REMINDER, to)];
      expect((await Promise.all(moves)).filter((hasMoved) => hasMoved)).toHaveLength(1);
      expect(await daily.reminderOf(ANN)).toEqual({ ...REMINDER, ...to });
      expect((await daily.remindersDue(NOON, 9)).map(({ userId }) => userId)).toEqual([BEN]);
      await daily.removeReminder(BEN);
      expect(await daily.remindersDue(NOON, 9)).toEqual([]);
    });
  });
}
