/** The moves of an attempt: answers and undo, each with the computer's replies, stored before anyone sees them. */
import type { KeyedMutex } from '../../tables/commit/keyed-mutex.ts';
import type { Actor, Done } from '../../tables/model/change.ts';
import { type TableRefusalCode, tableRefuses } from '../../tables/model/refusal.ts';
import type { UserId } from '../../tables/model/table.ts';
import { answer } from '../../tables/turns/play.ts';
import { lastStep, takeBack } from '../../tables/undo/take-back.ts';
import type { Instead, Meant } from '../../tables/verbs/play.ts';
import type { AttemptLine, AttemptStore } from '../daily-store.ts';
import type { DailyDate } from '../day.ts';
import { attemptLine, eraOf, type LoadedAttempt, type Reader } from './attempt-table.ts';
import { endOf } from './ending.ts';
import { type Opponent, replied } from './replies.ts';

export interface Playing {
  /** Finds the answer that the person means in the attempt's current state, and gives that answer. */
  actAsMeant<Reason>(
    by: Actor,
    date: DailyDate,
    reader: Reader,
    meaning: (loaded: LoadedAttempt | null) => Meant<Reason>,
  ): Promise<Done | Instead<Reason>>;
  /** Undoes the person's last answer in this turn, if nothing has been revealed since. */
  takeBack(by: Actor, date: DailyDate, reader: Reader, request: string): Promise<Done>;
}

export interface PlayingNeeds {
  readonly store: Pick<AttemptStore, 'answer'>;
  readonly opponent: Opponent;
  readonly now: () => Date;
  readonly mutex: KeyedMutex;
  /** The attempt; null if it can't be played now. */
  readonly playable: (userId: UserId, date: DailyDate, reader: Reader) => Promise<LoadedAttempt | null>;
  /** The refusal if the attempt can't be played now. */
  readonly gone: TableRefusalCode;
}

/** The key under which a person's changes to their attempt at a day run one at a time. */
export function mutexKey(userId: UserId, date: DailyDate): string {
  return `${userId} ${date}`;
}

export function playingOver({ store, opponent, now, mutex, playable, gone }: PlayingNeeds): Playing {
  /** Stores the lines, and returns what was decided, or a refusal if the attempt has changed in the meantime. */
  async function keep(
    loaded: LoadedAttempt,
    { cause }: Actor,
    decided: {
      readonly table: LoadedAttempt['table'];
      readonly events: Extract<Done, { ok: true }>['events'];
    },
    lines: readonly AttemptLine[],
  ): Promise<Done> {
    const { date, userId, startedAt, answers } = loaded.attempt;
    const kept = await store.answer({
      date,
      userId,
      startedAt,
      position: answers.length,
      lines,
      cause,
      end: endOf(loaded, decided.table, now()),
    });
    return kept === 'stale' ? tableRefuses('stale') : { ok: true, ...decided };
  }

  return {
    actAsMeant: (by, date, reader, meaning) =>
      mutex.run(mutexKey(by.userId, date), async () => {
        const loaded = await playable(by.userId, date, reader);
        const meant = meaning(loaded);
        if (!meant.ok) return meant;
        if (loaded === null) return tableRefuses(gone);
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
      mutex.run(mutexKey(by.userId, date), async () => {
        const loaded = await playable(by.userId, date, reader);
        if (loaded === null) return tableRefuses(gone);
        if (loaded.request?.key !== request) return tableRefuses('stale');
        if (lastStep(loaded.table) === undefined) return tableRefuses('nothing-to-take-back');
        const decision = { userId: by.userId, agreed: [] };
        const undone = takeBack(loaded.entry, loaded.table, eraOf(loaded.entry, loaded), decision, now());
        return undone.ok ? keep(loaded, by, undone, undone.lines.map(attemptLine)) : undone;
      }),
  };
}
