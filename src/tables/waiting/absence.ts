/** A stretch of time in which nobody could answer, since the bot was off or cut off: no wait counts it. */
import type { Change } from '../model/change.ts';
import type { ReminderState } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isLive, type Table } from '../model/table.ts';

export interface Absence {
  readonly from: Date;
  readonly to: Date;
}

/** When people could last reach the bot, for the next program to know. */
export interface LastSeen {
  /** Null where it was never noted, or cannot be read. */
  readonly seenAt: () => Date | null;
  readonly noteSeen: (at: Date) => void;
}

/** After so long people have turned to other things: whoever is asked is called again before anything else is said. */
const CALLED_AGAIN_AFTER_MS = 3 * 60 * 60_000;

/**
 * A wait that began before the absence keeps the time it had left; one that began during it starts when it ends. A pause
 * asks nobody for anything and its message says until when it is held, so it ends as said; only its closing comes later.
 */
export function withoutAbsence(
  table: Table,
  state: ReminderState | null,
  absence: Absence,
): Change | TableRefused {
  if (!isLive(table) || table.isSuspended || table.waitingSince >= absence.to)
    return tableRefuses('not-playing');
  const isPaused = table.pausedBy !== null;
  const shifted = state === null ? null : stateWithout(state, absence);
  return {
    ok: true,
    table: isPaused ? table : { ...table, waitingSince: later(table.waitingSince, absence) },
    errands: [],
    keepsWait: true,
    ...(state === null || shifted === null
      ? {}
      : {
          reminderState: {
            state: isPaused ? { ...shifted, since: state.since } : shifted,
            dueAt: absence.to,
          },
        }),
  };
}

function stateWithout(state: ReminderState, absence: Absence): ReminderState {
  const shifted = (at: string) => later(new Date(at), absence).toISOString();
  const { closesAt, remindersFrom } = state;
  const waited = new Date(state.since);
  const moved = later(waited, absence).getTime() - waited.getTime();
  const isLong = absence.to.getTime() - absence.from.getTime() >= CALLED_AGAIN_AFTER_MS;
  const wasWaiting = waited <= absence.from;
  return {
    ...state,
    since: shifted(state.since),
    idleSince: shifted(state.idleSince),
    reminded: state.reminded.map(({ to, at }) => ({ to, at: shifted(at) })),
    // An announced closing may lie after the absence: it is put off by as much as the wait itself.
    closesAt: closesAt === null ? null : new Date(new Date(closesAt).getTime() + moved).toISOString(),
    ...(remindersFrom === undefined ? {} : { remindersFrom: shifted(remindersFrom) }),
    ...(isLong && wasWaiting ? { backAt: absence.to.toISOString() } : {}),
  };
}

function later(at: Date, { from, to }: Absence): Date {
  if (at >= to) return at;
  return at <= from ? new Date(at.getTime() + to.getTime() - from.getTime()) : to;
}
