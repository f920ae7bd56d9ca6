/** When a table has waited so long for somebody that others may act. */
import type { Request } from '../core/request.ts';
import { askedUsers } from './play.ts';
import type { PersonSettings } from './settings.ts';
import type { Table, UserId } from './table.ts';

const HOUR_MS = 60 * 60_000;

/** From when on whoever is asked is overdue; null: never. */
export function overdueFrom({ waitingSince, overdueAfter }: Table): Date | null {
  return overdueAfter === null ? null : new Date(waitingSince.getTime() + overdueAfter * HOUR_MS);
}

/** The table's own patience is over, or somebody who is asked has said to be away. */
export function isOverdue(
  table: Table,
  request: Request,
  settingsOfAsked: ReadonlyMap<UserId, PersonSettings>,
  now: Date,
): boolean {
  const from = overdueFrom(table);
  if (from !== null && now >= from) return true;
  return askedUsers(table, request).some((user) => {
    const awayUntil = settingsOfAsked.get(user)?.awayUntil ?? null;
    return awayUntil !== null && awayUntil > now;
  });
}
