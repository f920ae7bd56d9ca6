/** Practice: playing a past day's challenge again. A practice counts nowhere, and starting over replaces it. */
import type { Catalogue } from '../core/catalogue.ts';
import { openKeyedMutex } from '../tables/commit/keyed-mutex.ts';
import type { UserId } from '../tables/model/table.ts';
import {
  type LoadedAttempt,
  loadAttempt,
  newAttempt,
  type Reader,
  startOf,
} from './attempt/attempt-table.ts';
import type { Attempts, EndedAttempt } from './attempt/attempts.ts';
import { type DayResult, resultOf } from './attempt/day-result.ts';
import { judgeOnce } from './attempt/judging-once.ts';
import { mutexKey, playingOver } from './attempt/playing.ts';
import type { Opponent } from './attempt/replies.ts';
import type { DailyStore, ListedDay } from './daily-store.ts';
import { type DailyDate, dailyDateAt, daysAfter, overAt } from './day.ts';
import type { Judge } from './judging/judge.ts';

/** The reason why a day can't be practised. */
export type PracticeRefusal =
  /** The day isn't over, and its position and luck are secret. */
  | 'not-over'
  | 'too-old'
  | 'no-day'
  | 'cancelled'
  /** The day's position can't be played under the current rules. */
  | 'old-rules'
  /** The day was made by another version of the bot, with rules that this version doesn't know. */
  | 'unknown-rules';

/** A person's practice at a past day. */
export type PracticeStatus =
  | { readonly kind: 'refused'; readonly reason: PracticeRefusal; readonly date: DailyDate }
  /** The practice can't be read or continued, but it can be started over: `loaded` is the day's position. */
  | { readonly kind: 'damaged'; readonly loaded: LoadedAttempt }
  | { readonly kind: 'new'; readonly loaded: LoadedAttempt; readonly counted: DayResult | null }
  | { readonly kind: 'playing'; readonly loaded: LoadedAttempt }
  | Ended;

interface Ended extends EndedAttempt {
  /** The person's attempt that counted; null if they didn't finish one. */
  readonly counted: DayResult | null;
}

export interface Practice extends Attempts {
  /** The days that can be practised, newest first. */
  days(): Promise<readonly ListedDay[]>;
  status(userId: UserId, date: DailyDate, reader: Reader): Promise<PracticeStatus>;
  /** Starts a practice of that day, and replaces the person's previous one. */
  begin(userId: UserId, date: DailyDate, reader: Reader): Promise<PracticeStatus>;
  /** Judges the ended practice, which takes a while, and returns it; null if it can't be judged now. */
  judged(userId: UserId, date: DailyDate, reader: Reader): Promise<Ended | null>;
}

interface Needs {
  readonly store: DailyStore;
  readonly catalogue: Catalogue;
  readonly opponent: Opponent;
  readonly judge: Judge;
  readonly now: () => Date;
  readonly damaged: (damage: { readonly row: string; readonly code: string }) => void;
}

/** The number of days for which a past day can be practised; a Discord menu can list that many. */
export const DAYS_PRACTISED = 25;

export function practiceOver({ store, catalogue, opponent, judge, now, damaged }: Needs): Practice {
  const mutex = openKeyedMutex();
  const isOver = (date: DailyDate) => now().getTime() >= overAt(date);
  const oldest = () => daysAfter(dailyDateAt(now().getTime()), -DAYS_PRACTISED);

  /** The day's position as a practice without answers. Nothing about the day is read before it's over. */
  async function startAt(
    userId: UserId,
    date: DailyDate,
    reader: Reader,
  ): Promise<LoadedAttempt | PracticeRefusal> {
    if (!isOver(date)) return 'not-over';
    if (date < oldest()) return 'too-old';
    const day = await store.dayOf(date);
    if (day === null || day === 'damaged') return 'no-day';
    if (day.status === 'cancelled') return 'cancelled';
    const loaded = loadAttempt(catalogue, day, newAttempt({ date, userId }, now()), reader, 'practice');
    if (loaded === 'outdated') return 'old-rules';
    return loaded === 'damaged' ? 'no-day' : loaded;
  }

  async function status(userId: UserId, date: DailyDate, reader: Reader): Promise<PracticeStatus> {
    const start = await startAt(userId, date, reader);
    if (typeof start === 'string') return { kind: 'refused', reason: start, date };
    const attempt = await store.practice.attemptOf({ date, userId });
    if (attempt === 'damaged') return { kind: 'damaged', loaded: start };
    if (attempt === null) return { kind: 'new', loaded: start, counted: await resultOf(store, userId, date) };
    const loaded = loadAttempt(catalogue, start.day, attempt, reader, 'practice');
    if (loaded === 'damaged')
      damaged({ row: `DailyPractice ${date} ${userId}`, code: 'its answers cannot be replayed' });
    if (typeof loaded === 'string') return { kind: 'damaged', loaded: start };
    const { end, judgement } = attempt;
    if (end === null) return { kind: 'playing', loaded };
    return { kind: 'ended', loaded, end, judgement, counted: await resultOf(store, userId, date) };
  }

  async function loaded(userId: UserId, date: DailyDate, reader: Reader): Promise<LoadedAttempt | null> {
    const found = await status(userId, date, reader);
    return found.kind === 'playing' || found.kind === 'ended' ? found.loaded : null;
  }

  async function ended(userId: UserId, date: DailyDate, reader: Reader): Promise<Ended | null> {
    const found = await status(userId, date, reader);
    return found.kind === 'ended' ? found : null;
  }

  /** Days with other rules are read whole, since only their position shows whether the current rules can play it. */
  async function isPlayable({ date, gameId, rulesVersion, status }: ListedDay): Promise<boolean> {
    if (status === 'cancelled') return false;
    if (catalogue.get(gameId)?.game.rulesVersion === rulesVersion) return true;
    const day = await store.dayOf(date);
    return day !== null && day !== 'damaged' && typeof startOf(catalogue, day) !== 'string';
  }

  return {
    ...playingOver({
      store: store.practice,
      opponent,
      now,
      mutex,
      playable: loaded,
      gone: 'practice-gone',
    }),
    status,
    loaded,
    reviewOf: (attempt) => store.practice.reviewOf(attempt),
    keepReview: (attempt, review) => store.practice.keepReview(attempt, review),

    async days() {
      const today = dailyDateAt(now().getTime());
      const days = await store.daysIn({ from: oldest(), to: daysAfter(today, -1) });
      const over = days.filter(({ date }) => isOver(date));
      const playable = await Promise.all(over.map(isPlayable));
      return over.filter((_, at) => playable[at]);
    },

    begin: (userId, date, reader) =>
      mutex.run(mutexKey(userId, date), async () => {
        const start = await startAt(userId, date, reader);
        if (typeof start === 'string') return { kind: 'refused', reason: start, date };
        await store.practice.begin({ date, userId, startedAt: now() });
        return status(userId, date, reader);
      }),

    async judged(userId, date, reader) {
      const found = await ended(userId, date, reader);
      if (found === null || found.judgement !== null) return found;
      const isJudged = await judgeOnce({ store: store.practice, judge, now }, found.loaded);
      return isJudged ? ended(userId, date, reader) : null;
    },
  };
}
