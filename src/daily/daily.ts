/** The verbs of the daily challenge: viewing the day, starting an attempt, playing it, and practising past days. */
import type { Catalogue } from '../core/catalogue.ts';
import { openKeyedMutex } from '../tables/commit/keyed-mutex.ts';
import type { UserId } from '../tables/model/table.ts';
import { type LoadedAttempt, loadAttempt, newAttempt, type Reader } from './attempt/attempt-table.ts';
import type { Attempts, EndedAttempt } from './attempt/attempts.ts';
import { type DayResult, resultOf } from './attempt/day-result.ts';
import { judgeOnce } from './attempt/judging-once.ts';
import { playingOver } from './attempt/playing.ts';
import type { Opponent } from './attempt/replies.ts';
import { streakOf } from './attempt/streak.ts';
import type { AttemptEnd, AttemptKey, DailyStore, DayTally } from './daily-store.ts';
import { type DailyDate, dailyDateAt, daysAfter, overAt } from './day.ts';
import type { Judge } from './judging/judge.ts';
import { type DailyPosts, postsOver } from './posts.ts';
import { type Practice, practiceOver } from './practice.ts';
import { type DailyReminders, remindersOver } from './reminders.ts';
import { type DailyStandings, standingsOver } from './standings.ts';

/** A person's current status in the daily challenge. */
export type ChallengeStatus =
  /** The day hasn't been made yet. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'cancelled'; readonly streak: number }
  /** Another program made the day, with rules that this program doesn't know. The day can be played in that program. */
  | { readonly kind: 'unknown-rules' }
  /** The person's attempt can't be read. Other people's attempts aren't affected. */
  | { readonly kind: 'damaged' }
  /** The person erased their attempt. */
  | { readonly kind: 'spent' }
  | { readonly kind: 'new'; readonly loaded: LoadedAttempt }
  | { readonly kind: 'playing'; readonly loaded: LoadedAttempt }
  | Ended;

interface Ended extends EndedAttempt {
  readonly tally: DayTally;
  readonly streak: number;
  /** The next day's game; null if that day hasn't been made yet. */
  readonly nextGame: string | null;
  /** Whether the attempt's result line was shared on the reader's server. */
  readonly isShared: boolean;
}

export interface Daily extends Attempts, DailyStandings, DailyPosts, DailyReminders {
  /** Past days, played again without counting. */
  readonly practice: Practice;
  /** The person's status in today's challenge, or in yesterday's challenge as long as they can still finish it. */
  status(userId: UserId, reader: Reader): Promise<ChallengeStatus>;
  /** Starts or continues the attempt at that day. If that day is over, uses today's instead. */
  begin(userId: UserId, date: DailyDate, reader: Reader): Promise<ChallengeStatus>;
  /** The result of the person's attempt at that day, which may be long over; null without an attempt. */
  result(userId: UserId, date: DailyDate): Promise<DayResult | null>;
  /**
   * The end of the person's attempt at that day, which may be long over; null if the attempt hasn't ended, or if today's rules
   * can't show it.
   */
  ended(userId: UserId, date: DailyDate, reader: Reader): Promise<Ended | null>;
  /** Like `ended`, after having the attempt judged, which takes a while; null if it can't be judged now. */
  judged(userId: UserId, date: DailyDate, reader: Reader): Promise<Ended | null>;
  /** Records that the person shares their result on that server. Returns false if they have shared it before. */
  noteShare(key: AttemptKey, guildId: string): Promise<boolean>;
  /** Withdraws a share whose result couldn't be posted. */
  withdrawShare(key: AttemptKey, guildId: string): Promise<void>;
  /** The number of consecutive days that the person has finished. */
  streak(userId: UserId): Promise<number>;
}

export interface DailyNeeds {
  readonly store: DailyStore;
  readonly catalogue: Catalogue;
  readonly opponent: Opponent;
  readonly judge: Judge;
  readonly now: () => Date;
  /** Called if today's challenge is missing. */
  readonly missing: () => void;
  /** Called each time an attempt is read that contains answers the rules refuse. */
  readonly damaged: (damage: { readonly row: string; readonly code: string }) => void;
}

/** A longer streak is shown as this number of days. */
const MAX_STREAK = 366;

export function openDaily(needs: DailyNeeds): Daily {
  const { store, catalogue, opponent, judge, now, missing, damaged } = needs;
  const today = () => dailyDateAt(now().getTime());
  const isRunning = (date: DailyDate) => now().getTime() < overAt(date);

  async function read(userId: UserId, date: DailyDate, reader: Reader): Promise<ChallengeStatus> {
    const day = await store.dayOf(date);
    if (day === null) return { kind: 'preparing' };
    if (day === 'damaged') return cancelling(userId, date);
    if (day.status === 'cancelled') return cancelled(userId, date);
    const attempt = await store.attemptOf({ date, userId });
    if (attempt === 'damaged') return { kind: 'damaged' };
    const begun = attempt ?? newAttempt({ date, userId }, now());
    const loaded = loadAttempt(catalogue, day, begun, reader);
    if (loaded === 'outdated') return cancelling(userId, date);
    if (loaded === 'unknown-rules') return { kind: 'unknown-rules' };
    if (loaded === 'damaged') {
      damaged({ row: `DailyAttempt ${date} ${userId}`, code: 'its answers cannot be replayed' });
      return { kind: 'damaged' };
    }
    if (attempt === null) return { kind: 'new', loaded };
    const { end } = attempt;
    return end === null ? { kind: 'playing', loaded } : endedBy(loaded, end, reader);
  }

  /** A day that is over isn't cancelled: it has already counted. */
  async function cancelling(userId: UserId, date: DailyDate): Promise<ChallengeStatus> {
    if (isRunning(date)) await store.cancelDay(date);
    return cancelled(userId, date);
  }

  async function cancelled(userId: UserId, date: DailyDate): Promise<ChallengeStatus> {
    return { kind: 'cancelled', streak: await streakBy(userId, date) };
  }

  async function endedBy(loaded: LoadedAttempt, end: AttemptEnd, { guildId }: Reader): Promise<Ended> {
    const { day, attempt } = loaded;
    const { date } = day;
    const next = await store.dayOf(daysAfter(date, 1));
    return {
      kind: 'ended',
      loaded,
      end,
      judgement: attempt.judgement,
      tally: await store.tallyOf(date),
      streak: await streakBy(attempt.userId, date),
      nextGame: next === 'damaged' ? null : (next?.gameId ?? null),
      isShared: guildId !== null && attempt.sharedOn.includes(guildId),
    };
  }

  async function streakBy(userId: UserId, date: DailyDate): Promise<number> {
    const from = daysAfter(date, -MAX_STREAK);
    const finished = await store.finishedBy(userId, from);
    return streakOf(
      finished.map((day) => day.date),
      await store.cancelledFrom(from),
      date,
    );
  }

  /** Returns null if that day can no longer be played. */
  async function playable(userId: UserId, date: DailyDate, reader: Reader): Promise<LoadedAttempt | null> {
    if (!isRunning(date)) return null;
    const status = await read(userId, date, reader);
    return status.kind === 'playing' || status.kind === 'ended' ? status.loaded : null;
  }

  async function ended(userId: UserId, date: DailyDate, reader: Reader): Promise<Ended | null> {
    const status = await read(userId, date, reader);
    return status.kind === 'ended' ? status : null;
  }

  async function status(userId: UserId, reader: Reader): Promise<ChallengeStatus> {
    const date = today();
    const before = daysAfter(date, -1);
    if (isRunning(before)) {
      const yesterdays = await read(userId, before, reader);
      if (yesterdays.kind === 'playing') return yesterdays;
    }
    const todays = await read(userId, date, reader);
    if (todays.kind === 'preparing') missing();
    if (reader.guildId !== null && (todays.kind === 'playing' || todays.kind === 'ended'))
      await store.notePlace({ date, userId }, reader.guildId);
    return todays;
  }

  return {
    ...standingsOver(store, now),
    ...postsOver(store, now),
    ...remindersOver(store, now),
    ...playingOver({ store, opponent, now, mutex: openKeyedMutex(), playable, gone: 'daily-over' }),

    practice: practiceOver(needs),
    status,

    async begin(userId, date, reader) {
      if (date !== today()) return status(userId, reader);
      const found = await read(userId, date, reader);
      if (found.kind !== 'new') return found;
      const begun = await store.begin({ date, userId }, now(), reader.guildId);
      return begun === 'spent' ? { kind: 'spent' } : read(userId, date, reader);
    },

    async loaded(userId, date, reader) {
      const status = await read(userId, date, reader);
      if (status.kind === 'ended') return status.loaded;
      return status.kind === 'playing' && isRunning(date) ? status.loaded : null;
    },

    result: (userId, date) => resultOf(store, userId, date),

    ended,

    async judged(userId, date, reader) {
      const status = await ended(userId, date, reader);
      if (status === null || status.judgement !== null) return status;
      return (await judgeOnce({ store, judge, now }, status.loaded)) ? ended(userId, date, reader) : null;
    },

    reviewOf: (attempt) => store.reviewOf(attempt),
    keepReview: (attempt, review) => store.keepReview(attempt, review),
    streak: (userId) => streakBy(userId, today()),
    noteShare: (key, guildId) => store.noteShare(key, guildId, now()),
    withdrawShare: (key, guildId) => store.withdrawShare(key, guildId),
  };
}
