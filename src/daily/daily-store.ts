/** The contract for keeping the daily challenge: its days, and each person's attempts. */
import type { LoggedAction, LoggedReturn } from '../core/logs/replay.ts';
import type { Strength } from '../core/thinking/strength.ts';
import type { UserId } from '../tables/model/table.ts';
import type { DailyDate, DailyDay } from './day.ts';

/** A cancelled day counts for no one. */
export const DAY_STATUSES = ['open', 'cancelled'] as const;
export type DayStatus = (typeof DAY_STATUSES)[number];

export interface KeptDay extends DailyDay {
  readonly status: DayStatus;
}

export const ATTEMPT_ENDINGS = ['won', 'shared', 'lost'] as const;
export type AttemptEnding = (typeof ATTEMPT_ENDINGS)[number];

export interface AttemptEnd {
  readonly at: Date;
  readonly ending: AttemptEnding;
  /** The turns until it ended, those of all seats together. */
  readonly turns: number;
  readonly points: number;
}

/** How an attempt was played. No one is ranked by it. Chances are from 0 to 1. */
export interface AttemptJudgement {
  /** The chance to win after each turn of the person but the last, if they play well from there. */
  readonly chances: readonly number[];
  /** The part of their chances that their choices kept. Dice and cards don't matter to it. */
  readonly kept: number;
}

/** An answer or an undo of the person, or an answer that followed at once: by default, or by a computer. */
export type AttemptLine = (LoggedAction & { readonly computer?: Strength }) | LoggedReturn;

export interface AttemptKey {
  readonly date: DailyDate;
  readonly userId: UserId;
}

export interface Attempt extends AttemptKey {
  readonly startedAt: Date;
  /** Null while it runs, and forever if it was left. */
  readonly end: AttemptEnd | null;
  /** The lines of each answer of the person, in order. */
  readonly answers: readonly (readonly AttemptLine[])[];
  /** The servers on which they have shared its line. */
  readonly sharedOn: readonly string[];
  /** Null until it's worked out, some time after the end. */
  readonly judgement: AttemptJudgement | null;
}

/** The next answer of an attempt. */
export interface NextAnswer extends AttemptKey {
  /** The number of answers before it. */
  readonly position: number;
  readonly lines: readonly AttemptLine[];
  /** The interaction that gave it. */
  readonly cause: string;
  /** Null if the attempt continues. */
  readonly end: AttemptEnd | null;
}

/** `there`: it was begun before. `spent`: the person erased their attempt at this day. */
export type Begun = 'begun' | 'there' | 'spent';

/** `repeated`: the interaction was carried out before. `stale`: another answer came first, or the attempt no longer exists. */
export type AnswerKept = 'kept' | 'repeated' | 'stale';

/** An attempt that has ended, on a day that counts. */
export interface FinishedDay {
  readonly date: DailyDate;
  readonly ending: AttemptEnding;
  readonly points: number;
}

/** The points of a finished attempt, on a server where it counts. */
export interface PlacedResult extends AttemptKey {
  readonly guildId: string;
  readonly points: number;
}

export interface DateRange {
  readonly from: DailyDate;
  /** The last day of it. */
  readonly to: DailyDate;
}

/** The people who have finished a day, and how many of them have won. */
export interface DayTally {
  readonly finished: number;
  readonly won: number;
}

export interface DailyStore {
  /** 32 bytes in hex, the same for every program on this storage: it makes them when it is first asked. */
  secret(): Promise<string>;
  /** The first one kept for a date stays. */
  keepDay(day: DailyDay): Promise<void>;
  /** Null if the day isn't made yet. */
  dayOf(date: DailyDate): Promise<KeptDay | 'damaged' | null>;
  /** The days that are made, from this date on. */
  datesFrom(date: DailyDate): Promise<readonly DailyDate[]>;
  cancelDay(date: DailyDate): Promise<void>;
  /** Begins the person's attempt. `guildId` is the server they play on; null in a direct message. */
  begin(key: AttemptKey, startedAt: Date, guildId: string | null): Promise<Begun>;
  /** Notes that the attempt counts on that server too. Does nothing without an attempt. */
  notePlace(key: AttemptKey, guildId: string): Promise<void>;
  /** Notes that they share the line of the attempt on that server, where it counts then. False if they did before, or without an attempt. */
  noteShare(key: AttemptKey, guildId: string, at: Date): Promise<boolean>;
  /** For a line that could not be posted. */
  withdrawShare(key: AttemptKey, guildId: string): Promise<void>;
  /** Null if it hasn't begun. */
  attemptOf(key: AttemptKey): Promise<Attempt | 'damaged' | null>;
  answer(next: NextAnswer): Promise<AnswerKept>;
  /** Whether the caller is to judge the attempt now: it has ended, has no judgement, and no other program is to. The claim ends at `until`. */
  claimJudging(key: AttemptKey, now: Date, until: Date): Promise<boolean>;
  /** Ends a claim without a judgement. */
  giveUpJudging(key: AttemptKey): Promise<void>;
  keepJudgement(key: AttemptKey, judgement: AttemptJudgement): Promise<void>;
  /** Their finished days from this date on that weren't cancelled, the newest first. */
  finishedBy(userId: UserId, from: DailyDate): Promise<readonly FinishedDay[]>;
  /** The results of days that weren't cancelled, on that server or on all (null). */
  placedResults(range: DateRange, guildId: string | null): Promise<readonly PlacedResult[]>;
  tallyOf(date: DailyDate): Promise<DayTally>;
  /** The days from this date on that were cancelled. */
  cancelledFrom(date: DailyDate): Promise<readonly DailyDate[]>;
  /** Deletes the answers of days before `answers`, and the marks of erased attempts of days before `spent`. */
  tidy(before: { readonly answers: DailyDate; readonly spent: DailyDate }): Promise<void>;
}
