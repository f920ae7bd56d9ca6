/** Handles an absence: a period in which people could not reach the bot, and which doesn't count towards any wait. */
import type { Request } from '../../core/requests/request.ts';
import type { Change } from '../model/change.ts';
import { boardJob, type ReminderState } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isLive, type Table } from '../model/table.ts';
import { answersItselfAt } from '../turns/default-answers.ts';

export interface Absence {
  readonly from: Date;
  readonly to: Date;
  /** Whether people on that server were affected; omitted if everyone was. */
  readonly isOn?: (guildId: string) => boolean;
}

/** The interface for recording when people could last reach the bot, so that the next process can tell how long it was gone. */
export interface LastSeen {
  /** The time when people could last reach the bot; null if it was never recorded or cannot be read. */
  readonly seenAt: () => Date | null;
  readonly noteSeen: (at: Date) => void;
}

/** After an absence of this length, the bot first pings the people it waits for again. */
const CALLED_AGAIN_AFTER_MS = 3 * 60 * 60_000;

/**
 * Extends a table's wait by the absence. A wait that began before the absence keeps its remaining time; a wait that began during
 * the absence starts when the absence ends. A pause keeps its start, since its message shows how long the pause is held; only the
 * closing of the table moves. `request` is the table's current request, whose board may show when the turn passes automatically.
 */
export function withoutAbsence(
  table: Table,
  request: Request | null,
  state: ReminderState | null,
  absence: Absence,
): Change | TableRefused {
  const isConcerned = absence.isOn?.(table.place.guildId) ?? true;
  if (!isConcerned || !isLive(table) || table.isSuspended || table.waitingSince >= absence.to)
    return tableRefuses('not-playing');
  const isPaused = table.pausedBy !== null;
  const shifted = state === null ? null : stateWithout(state, absence);
  const moved = isPaused ? table : { ...table, waitingSince: later(table.waitingSince, absence) };
  const showsTime = !isPaused && answersItselfAt(moved, request) !== null;
  return {
    ok: true,
    table: moved,
    jobs: showsTime ? [boardJob(moved, { by: null }, absence.to)] : [],
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
    // The announced closing may be after the absence, so it moves by the same time as the wait.
    closesAt: closesAt === null ? null : new Date(new Date(closesAt).getTime() + moved).toISOString(),
    ...(remindersFrom === undefined ? {} : { remindersFrom: shifted(remindersFrom) }),
    ...(isLong && wasWaiting ? { backAt: absence.to.toISOString() } : {}),
  };
}

function later(at: Date, { from, to }: Absence): Date {
  if (at >= to) return at;
  return at <= from ? new Date(at.getTime() + to.getTime() - from.getTime()) : to;
}
