/** Whether others may act for whoever is asked. */
import type { Request } from '../core/request.ts';
import type { PersonSettings } from './settings.ts';
import type { Table } from './table.ts';

const HOUR_MS = 60 * 60_000;

/** Hours, where neither the host nor the server says otherwise. */
export const OVERDUE_AFTER = 48;

/** `asked` has the settings of each person who is asked. Whoever is away has said so: nobody needs to wait for them. */
export function isOverdue(
  table: Table,
  request: Request | null,
  asked: readonly Pick<PersonSettings, 'awayUntil'>[],
  now: Date,
): boolean {
  if (request === null || table.status !== 'playing') return false;
  if (table.pausedBy !== null || table.isSuspended) return false;
  const due = overdueAt(table);
  return (due !== null && due <= now) || areAllAway(asked, now);
}

/** Null where nobody is ever overdue. */
export function overdueAt({ waitingSince, overdueAfter }: Table): Date | null {
  return overdueAfter === null ? null : new Date(waitingSince.getTime() + overdueAfter * HOUR_MS);
}

export function isAway({ awayUntil }: Pick<PersonSettings, 'awayUntil'>, now: Date): boolean {
  return awayUntil !== null && awayUntil > now;
}

function areAllAway(asked: readonly Pick<PersonSettings, 'awayUntil'>[], now: Date): boolean {
  return asked.length > 0 && asked.every((person) => isAway(person, now));
}
