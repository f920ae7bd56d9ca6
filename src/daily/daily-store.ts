/** The contract for keeping the daily challenge: its days, and each person's attempts. */
import type { LoggedAction, LoggedReturn } from '../core/logs/replay.ts';
import type { Review } from '../core/thinking/review.ts';
import type { Strength } from '../core/thinking/strength.ts';
import type { PersonSettings } from '../tables/model/settings.ts';
import type { UserId } from '../tables/model/table.ts';
import type { DailyDate, DailyDay } from './day.ts';

/** A cancelled day counts for no one. */
export const DAY_STATUSES = ['open', 'cancelled'] as const;
export type DayStatus = (typeof DAY_STATUSES)[number];

export interface KeptDay extends DailyDay {
  readonly status: DayStatus;
}

/** A day without its position and its luck. */
export type ListedDay = Pick<KeptDay, 'date' | 'number' | 'gameId' | 'rulesVersion' | 'status'>;

export const ATTEMPT_ENDINGS = ['won', 'shared', 'lost'] as const;
export type AttemptEnding = (typeof ATTEMPT_ENDINGS)[number];

export interface AttemptEnd {
  readonly at: Date;
  readonly ending: AttemptEnding;
  /** The number of turns until the attempt ended, for all seats together. */
  readonly turns: number;
  readonly points: number;
}

/** The quality of play in an attempt. It doesn't affect rankings. Chances are from 0 to 1. */
export interface AttemptJudgement {
  /** The chance to win after each of the person's turns except the last, if they play well from there. */
  readonly chances: readonly number[];
  /** The share of the person's chances that their choices kept. Dice and cards don't affect it. */
  readonly kept: number;
}

/** The person's answer or undo, or an answer that followed immediately: a default answer, or a computer's. */
export type AttemptLine = (LoggedAction & { readonly computer?: Strength }) | LoggedReturn;

export interface AttemptKey {
  readonly date: DailyDate;
  readonly userId: UserId;
}

/** An attempt that has started. The start distinguishes a practice attempt from the one that replaces it. */
export interface StartedAttempt extends AttemptKey {
  readonly startedAt: Date;
}

export interface Attempt extends StartedAttempt {
  /** Null while the attempt is running, and permanently if it was abandoned. */
  readonly end: AttemptEnd | null;
  /** The lines of each of the person's answers, in order. */
  readonly answers: readonly (readonly AttemptLine[])[];
  /** The servers on which the person has shared the attempt's result line. */
  readonly sharedOn: readonly string[];
  /** Null until the judgement has been computed, some time after the end. */
  readonly judgement: AttemptJudgement | null;
}

export interface NextAnswer extends StartedAttempt {
  /** The number of answers before this one. */
  readonly position: number;
  readonly lines: readonly AttemptLine[];
  /** The interaction that the answer came from. */
  readonly cause: string;
  /** Null if the attempt continues. */
  readonly end: AttemptEnd | null;
}

/** `there` means that the attempt had been started before, `spent` that the person erased their attempt for that day. */
export type Begun = 'begun' | 'there' | 'spent';

/** `repeated`: the interaction was already processed. `stale`: another answer came first, or the attempt no longer exists. */
export type AnswerKept = 'kept' | 'repeated' | 'stale';

/** An attempt that has ended, on a day that counts. */
export interface FinishedDay {
  readonly date: DailyDate;
  readonly ending: AttemptEnding;
  readonly points: number;
}

/** The points from a finished attempt, on a server where it counts. */
export interface PlacedResult extends AttemptKey {
  readonly guildId: string;
  readonly points: number;
}

export interface DateRange {
  readonly from: DailyDate;
  /** The last day of the range. */
  readonly to: DailyDate;
}

/** A person's reminder of the daily challenge. */
export interface Reminder {
  readonly userId: UserId;
  /** The hour of the day in the person's time zone, from 0. */
  readonly hour: number;
  /** Used if the person chose no language. */
  readonly language: NonNullable<PersonSettings['language']>;
  readonly nextAt: Date;
  /** The last challenge that the person was reminded of; null at first. */
  readonly sentFor: DailyDate | null;
  /** The number of consecutive reminders after which the person didn't play. */
  readonly unanswered: number;
}

/** A day's message on a server. */
export interface PostKey {
  readonly date: DailyDate;
  readonly guildId: string;
}

/** The number of people who have finished a day, and how many of them have won. */
export interface DayTally {
  readonly finished: number;
  readonly won: number;
}

/** The part of the store that is the same for attempts that count and for practice. */
export interface AttemptStore {
  /** The attempt; null if it hasn't started. */
  attemptOf(key: AttemptKey): Promise<Attempt | 'damaged' | null>;
  answer(next: NextAnswer): Promise<AnswerKept>;
  /**
   * Whether the caller should judge the attempt now: it has ended, has no judgement, and no other process has claimed it. The
   * claim expires at `until`.
   */
  claimJudging(attempt: StartedAttempt, now: Date, until: Date): Promise<boolean>;
  /** Releases a claim without a judgement. */
  giveUpJudging(attempt: StartedAttempt): Promise<void>;
  keepJudgement(attempt: StartedAttempt, judgement: AttemptJudgement): Promise<void>;
  /** The review of the attempt's choices; null until it has been computed, or if it can't be read. */
  reviewOf(attempt: StartedAttempt): Promise<Review | null>;
  keepReview(attempt: StartedAttempt, review: Review): Promise<void>;
}

/** Practice at days that are over: one attempt per person and day. No result, streak or table of standings contains it. */
export interface PracticeStore extends AttemptStore {
  /** Starts a practice attempt, in place of the person's previous one at that day. Does nothing if there is no such day. */
  begin(attempt: StartedAttempt): Promise<void>;
}

export interface DailyStore extends AttemptStore {
  readonly practice: PracticeStore;
  /** 32 bytes in hex, the same for every process on this storage; created on the first call. */
  secret(): Promise<string>;
  /** Does nothing if the date already has a day. */
  keepDay(day: DailyDay): Promise<void>;
  /** The day; null if it hasn't been made yet. */
  dayOf(date: DailyDate): Promise<KeptDay | 'damaged' | null>;
  /** The dates from this one on for which a day has been made. */
  datesFrom(date: DailyDate): Promise<readonly DailyDate[]>;
  /** The readable days of the range, newest first. */
  daysIn(range: DateRange): Promise<readonly ListedDay[]>;
  cancelDay(date: DailyDate): Promise<void>;
  /** Starts the person's attempt. `guildId` is the server they play on; null in a direct message. */
  begin(key: AttemptKey, startedAt: Date, guildId: string | null): Promise<Begun>;
  /** Records that the attempt also counts on that server. Does nothing if there is no attempt. */
  notePlace(key: AttemptKey, guildId: string): Promise<void>;
  /**
   * Records that the person shares the attempt's result line on that server; from then on the attempt counts there. Returns false
   * if they have shared it before, or if there is no attempt.
   */
  noteShare(key: AttemptKey, guildId: string, at: Date): Promise<boolean>;
  /** Withdraws a share whose result line couldn't be posted. */
  withdrawShare(key: AttemptKey, guildId: string): Promise<void>;
  /** The person's finished days from this date on, without cancelled ones, newest first. */
  finishedBy(userId: UserId, from: DailyDate): Promise<readonly FinishedDay[]>;
  /** The results on that server, or on all servers if `guildId` is null, without cancelled days. */
  placedResults(range: DateRange, guildId: string | null): Promise<readonly PlacedResult[]>;
  tallyOf(date: DailyDate): Promise<DayTally>;
  /** The cancelled days from this date on. */
  cancelledFrom(date: DailyDate): Promise<readonly DailyDate[]>;
  /** The servers on which that day's message was posted, or isn't due at `now`. */
  postsDone(date: DailyDate, now: Date): Promise<readonly string[]>;
  /**
   * Claims the posting of a message, for one process, until `until`. Returns how often the message has been claimed; null if it
   * was posted, or if another claim or pause hasn't expired.
   */
  claimPost(key: PostKey, now: Date, until: Date): Promise<number | null>;
  /** Called after a failure: the message can be claimed again at `until`. */
  pausePost(key: PostKey, until: Date): Promise<void>;
  /** From now on the message can't be claimed. */
  endPost(key: PostKey, at: Date): Promise<void>;
  /** The number of days on which the message was posted on that server. */
  countPosts(range: DateRange, guildId: string): Promise<number>;
  /** The person's reminder; null if they asked for none, or if it can't be read. */
  reminderOf(userId: UserId): Promise<Reminder | null>;
  /** Stores the reminder, replacing the person's previous one. */
  keepReminder(reminder: Reminder): Promise<void>;
  removeReminder(userId: UserId): Promise<void>;
  /** The first `limit` due reminders that can be read. */
  remindersDue(now: Date, limit: number): Promise<readonly Reminder[]>;
  /** Moves the reminder. Returns false if it has moved since it was read. */
  moveReminder(reminder: Reminder, to: Pick<Reminder, 'nextAt' | 'sentFor' | 'unanswered'>): Promise<boolean>;
  /**
   * Deletes answers, reviews, practice and posts from days before `answers`, and the marks of erased attempts from days before
   * `spent`.
   */
  tidy(before: { readonly answers: DailyDate; readonly spent: DailyDate }): Promise<void>;
}
