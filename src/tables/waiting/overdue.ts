/** Decides when others may act for the people the table is waiting for. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Request } from '../../core/requests/request.ts';
import { NEVER, type PersonSettings, type ServerSettings } from '../model/settings.ts';
import type { Table } from '../model/table.ts';
import { heldUp } from '../turns/current-request.ts';

const HOUR_MS = 60 * 60_000;

/** The default in hours, if neither host nor server has chosen. */
export const OVERDUE_AFTER = 48;

/** The deadline of a new table: the requested hours, or else the server's choice, or else the default; null means never. */
export function deadlineFor(
  hours: number | null,
  { overdueAfter }: Pick<ServerSettings, 'overdueAfter'>,
): number | null {
  const chosen = hours ?? overdueAfter ?? OVERDUE_AFTER;
  return chosen === NEVER ? null : chosen;
}

/** The minimum in hours in competitive games, in which a rival would act for the absent player and profit from it. */
const MIN_IN_CONTEST = 7 * 24;

/** The property of a game on which the deadline depends: whether it's competitive. */
export type Rivalry = Pick<GameEntry['game'], 'isContest'>;

/**
 * `pending` are the settings of the pending players. No one has to wait for people who have said they are away, except in
 * competitive games, in which they have the same time as everyone.
 */
export function isOverdue(
  game: Rivalry,
  table: Table,
  request: Request | null,
  pending: readonly Pick<PersonSettings, 'awayUntil'>[],
  now: Date,
): boolean {
  if (request === null || table.status !== 'playing' || heldUp(table) !== null) return false;
  const due = overdueAt(game, table);
  return (due !== null && due <= now) || (!game.isContest && areAllAway(pending, now));
}

/** When the people the table waits for become overdue; null if no one can. */
export function overdueAt({ isContest }: Rivalry, { waitingSince, overdueAfter }: Table): Date | null {
  if (overdueAfter === null) return null;
  const hours = isContest ? Math.max(overdueAfter, MIN_IN_CONTEST) : overdueAfter;
  return new Date(waitingSince.getTime() + hours * HOUR_MS);
}

export function isAway({ awayUntil }: Pick<PersonSettings, 'awayUntil'>, now: Date): boolean {
  return awayUntil !== null && awayUntil > now;
}

function areAllAway(pending: readonly Pick<PersonSettings, 'awayUntil'>[], now: Date): boolean {
  return pending.length > 0 && pending.every((person) => isAway(person, now));
}
