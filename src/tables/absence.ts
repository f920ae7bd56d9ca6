/** A stretch of time in which nobody could answer, since the bot was off or cut off: no wait counts it. */
import type { Change } from './changing.ts';
import type { Watch } from './outbox.ts';
import { type TableRefused, tableRefuses } from './refusal.ts';
import { MOST_REMINDERS } from './reminding.ts';
import { isLive, type Table } from './table.ts';

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

/** What was due before has as much time left as then; what began meanwhile begins with the end of it. */
export function withoutAbsence(table: Table, watch: Watch | null, absence: Absence): Change | TableRefused {
  if (!isLive(table) || table.isSuspended || table.waitingSince >= absence.to)
    return tableRefuses('not-playing');
  return {
    ok: true,
    table: { ...table, waitingSince: later(table.waitingSince, absence) },
    errands: [],
    keepsWait: true,
    ...(watch === null ? {} : { watch: { watch: watchWithout(watch, absence), dueAt: absence.to } }),
  };
}

function watchWithout(watch: Watch, absence: Absence): Watch {
  const shifted = (at: string) => later(new Date(at), absence).toISOString();
  const { remindersFrom } = watch;
  const isLong = absence.to.getTime() - absence.from.getTime() >= CALLED_AGAIN_AFTER_MS;
  const wasWaiting = new Date(watch.since) <= absence.from;
  return {
    ...watch,
    since: shifted(watch.since),
    idleSince: shifted(watch.idleSince),
    reminded: watch.reminded.map(({ to, at }) => ({ to, at: shifted(at) })),
    closesAt: watch.closesAt === null ? null : shifted(watch.closesAt),
    ...(remindersFrom === undefined ? {} : { remindersFrom: shifted(remindersFrom) }),
    ...(isLong && wasWaiting
      ? { backAt: absence.to.toISOString(), reminders: Math.min(watch.reminders, MOST_REMINDERS - 1) }
      : {}),
  };
}

function later(at: Date, { from, to }: Absence): Date {
  if (at >= to) return at;
  return at <= from ? new Date(at.getTime() + to.getTime() - from.getTime()) : to;
}
