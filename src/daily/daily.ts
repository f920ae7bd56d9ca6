/** The verbs of the daily challenge: viewing the day, starting an attempt, answering in it, and undoing. */
import type { Catalogue } from '../core/catalogue.ts';
import { openKeyedMutex } from '../tables/commit/keyed-mutex.ts';
import type { Actor, Done } from '../tables/model/change.ts';
import { tableRefuses } from '../tables/model/refusal.ts';
import type { UserId } from '../tables/model/table.ts';
import { answer } from '../tables/turns/play.ts';
import { lastStep, takeBack } from '../tables/undo/take-back.ts';
import type { Instead, Meant } from '../tables/verbs/play.ts';
import { attemptLine, eraOf, type LoadedAttempt, loadAttempt, type Reader } from './attempt/attempt-table.ts';
import { endOf } from './attempt/ending.ts';
import { judgeOnce } from './attempt/judging-once.ts';
import { type Opponent, replied } from './attempt/replies.ts';
import { streakOf } from './attempt/streak.ts';
import type {
  AttemptEnd,
  AttemptJudgement,
  AttemptKey,
  AttemptLine,
  DailyStore,
  DayTally,
  KeptDay,
} from './daily-store.ts';
import { type DailyDate, dailyDateAt, daysAfter, overAt } from './day.ts';
import type { Judge } from './judging/judge.ts';
import { type DailyPosts, postsOver } from './posts.ts';
import { type DailyReminders, remindersOver } from './reminders.ts';
import { type DailyStandings, standingsOver } from './standings.ts';

/** A person's current status in the daily challenge. */
export type DailyStanding =
  /** The day hasn't been made yet. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'cancelled'; readonly streak: number }
  /** Another program made the day, with rules that this program doesn't know. People can play the day there. */
  | { readonly kind: 'unknown-rules' }
  /** The person's attempt can't be read. Other people's attempts aren't affected. */
  | { readonly kind: 'damaged' }
  /** The person erased their attempt. */
  | { readonly kind: 'spent' }
  | { readonly kind: 'new'; readonly loaded: LoadedAttempt }
  | { readonly kind: 'playing'; readonly loaded: LoadedAttempt }
  | {
      readonly kind: 'ended';
      readonly loaded: LoadedAttempt;
      readonly end: AttemptEnd;
      /** Null until the judgement has been computed. */
      readonly judgement: AttemptJudgement | null;
      readonly tally: DayTally;
      readonly streak: number;
      /** The next day's game; null if that day hasn't been made yet. */
      readonly nextGame: string | null;
      /** Whether the attempt's result line was shared on the reader's server. */
      readonly isShared: boolean;
    };

type Ended = Extract<DailyStanding, { readonly kind: 'ended' }>;

/** The result of an attempt, on a day that counts. */
export interface DayResult {
  readonly day: KeptDay;
  readonly end: AttemptEnd;
  readonly judgement: AttemptJudgement | null;
}

export interface Daily extends DailyStandings, DailyPosts, DailyReminders {
  /** The person's status in today's challenge, or in yesterday's challenge as long as they can still finish it. */
  standing(userId: UserId, reader: Reader): Promise<DailyStanding>;
  /** Starts or continues the attempt at that day. If that day is over, uses today's instead. */
  begin(userId: UserId, date: DailyDate, reader: Reader): Promise<DailyStanding>;
  /** The attempt; null if the person has none, or if the day ended before they did. */
  loaded(userId: UserId, date: DailyDate, reader: Reader): Promise<LoadedAttempt | null>;
  /** Finds the answer that the person means in the attempt's current state, and gives that answer. */
  actAsMeant<Reason>(
    by: Actor,
    date: DailyDate,
    reader: Reader,
    meaning: (loaded: LoadedAttempt | null) => Meant<Reason>,
  ): Promise<Done | Instead<Reason>>;
  /** The result of the person's attempt at that day, which may be long over; null without an attempt. */
  result(userId: UserId, date: DailyDate): Promise<DayResult | null>;
  /**
   * The end of the person's attempt at that day, which may be long over; null if it has none, or if today's rules can't show it.
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
  /** Undoes the person's last answer in this turn, if nothing has been revealed since. */
  takeBack(by: Actor, date: DailyDate, reader: Reader, request: string): Promise<Done>;
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

export function openDaily({ store, catalogue, opponent, judge, now, missing, damaged }: DailyNeeds): Daily {
  const mutex = openKeyedMutex();
  const today = () => dailyDateAt(now().getTime());
  const isRunning = (date: DailyDate) => now().getTime() < overAt(date);

  async function read(userId: UserId, date: DailyDate, reader: Reader): Promise<DailyStanding> {
    const day = await store.dayOf(date);
    if (day === null) return { kind: 'preparing' };
    if (day === 'damaged') return cancelling(userId, date);
    if (day.status === 'cancelled') return cancelled(userId, date);
    const attempt = await store.attemptOf({ date, userId });
    if (attempt === 'damaged') return { kind: 'damaged' };
    const begun = attempt ?? {
      date,
      userId,
      startedAt: now(),
      end: null,
      answers: [],
      sharedOn: [],
      judgement: null,
    };
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
  async function cancelling(userId: UserId, date: DailyDate): Promise<DailyStanding> {
    if (isRunning(date)) await store.cancelDay(date);
    return cancelled(userId, date);
  }

  async function cancelled(userId: UserId, date: DailyDate): Promise<DailyStanding> {
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
    const standing = await read(userId, date, reader);
    return standing.kind === 'playing' || standing.kind === 'ended' ? standing.loaded : null;
  }

  /** Stores the lines, and returns their result. */
  async function keep(
    loaded: LoadedAttempt,
    { cause }: Actor,
    decided: {
      readonly table: LoadedAttempt['table'];
      readonly events: Extract<Done, { ok: true }>['events'];
    },
    lines: readonly AttemptLine[],
  ): Promise<Done> {
    const { attempt } = loaded;
    const kept = await store.answer({
      date: attempt.date,
      userId: attempt.userId,
      position: attempt.answers.length,
      lines,
      cause,
      end: endOf(loaded, decided.table, now()),
    });
    return kept === 'stale' ? tableRefuses('stale') : { ok: true, ...decided };
  }

  async function ended(userId: UserId, date: DailyDate, reader: Reader): Promise<Ended | null> {
    const standing = await read(userId, date, reader);
    return standing.kind === 'ended' ? standing : null;
  }

  async function standing(userId: UserId, reader: Reader): Promise<DailyStanding> {
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

    standing,

    async begin(userId, date, reader) {
      if (date !== today()) return standing(userId, reader);
      const found = await read(userId, date, reader);
      if (found.kind !== 'new') return found;
      const begun = await store.begin({ date, userId }, now(), reader.guildId);
      return begun === 'spent' ? { kind: 'spent' } : read(userId, date, reader);
    },

    async loaded(userId, date, reader) {
      const standing = await read(userId, date, reader);
      if (standing.kind === 'ended') return standing.loaded;
      return standing.kind === 'playing' && isRunning(date) ? standing.loaded : null;
    },

    async result(userId, date) {
      const day = await store.dayOf(date);
      if (day === null || day === 'damaged' || day.status === 'cancelled') return null;
      const attempt = await store.attemptOf({ date, userId });
      if (attempt === null || attempt === 'damaged' || attempt.end === null) return null;
      return { day, end: attempt.end, judgement: attempt.judgement };
    },

    ended,

    async judged(userId, date, reader) {
      const standing = await ended(userId, date, reader);
      if (standing === null || standing.judgement !== null) return standing;
      return (await judgeOnce({ store, judge, now }, standing.loaded)) ? ended(userId, date, reader) : null;
    },

    streak: (userId) => streakBy(userId, today()),
    noteShare: (key, guildId) => store.noteShare(key, guildId, now()),
    withdrawShare: (key, guildId) => store.withdrawShare(key, guildId),

    actAsMeant: (by, date, reader, meaning) =>
      mutex.run(`${by.userId} ${date}`, async () => {
        const loaded = await playable(by.userId, date, reader);
        const meant = meaning(loaded);
        if (!meant.ok) return meant;
        if (loaded === null) return tableRefuses('daily-over');
        const { entry, table } = loaded;
        const decided = answer(entry, table, by.userId, meant.action, now());
        if (!decided.ok) return decided;
        const reply = await replied(opponent, entry, decided.table, now());
        if (reply === 'unanswered') return tableRefuses('daily-no-reply');
        if (reply === 'none') return keep(loaded, by, decided, decided.lines.map(attemptLine));
        if (!reply.ok) return reply;
        const whole = { table: reply.table, events: [...decided.events, ...reply.events] };
        return keep(loaded, by, whole, [...decided.lines, ...reply.lines].map(attemptLine));
      }),

    takeBack: (by, date, reader, request) =>
      mutex.run(`${by.userId} ${date}`, async () => {
        const loaded = await playable(by.userId, date, reader);
        if (loaded === null) return tableRefuses('daily-over');
        if (loaded.request?.key !== request) return tableRefuses('stale');
        if (lastStep(loaded.table) === undefined) return tableRefuses('nothing-to-take-back');
        const decision = { userId: by.userId, agreed: [] };
        const undone = takeBack(loaded.entry, loaded.table, eraOf(loaded.entry, loaded), decision, now());
        return undone.ok ? keep(loaded, by, undone, undone.lines.map(attemptLine)) : undone;
      }),
  };
}
