/** Whether others may act for whoever is asked. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Request } from '../../core/request.ts';
import type { PersonSettings } from '../model/settings.ts';
import type { Table } from '../model/table.ts';

const HOUR_MS = 60 * 60_000;

/** Hours, where neither the host nor the server says otherwise. */
export const OVERDUE_AFTER = 48;

/** In hours: where people play against each other, it is the rival who would decide, and gain by it. */
const LEAST_IN_CONTEST = 7 * 24;

/** As far as the game matters: whether somebody wins against the others. */
export type Rivalry = Pick<GameEntry['game'], 'isContest'>;

/**
 * `asked` has the settings of each person who is asked. Whoever is away has said so: nobody needs to wait for them, but for
 * a rival, who has the same time as ever.
 */
export function isOverdue(
  game: Rivalry,
  table: Table,
  request: Request | null,
  asked: readonly Pick<PersonSettings, 'awayUntil'>[],
  now: Date,
): boolean {
  if (request === null || table.status !== 'playing') return false;
  if (table.pausedBy !== null || table.isSuspended) return false;
  const due = overdueAt(game, table);
  return (due !== null && due <= now) || (!game.isContest && areAllAway(asked, now));
}

/** Null where nobody is ever overdue. */
export function overdueAt({ isContest }: Rivalry, { waitingSince, overdueAfter }: Table): Date | null {
  if (overdueAfter === null) return null;
  const hours = isContest ? Math.max(overdueAfter, LEAST_IN_CONTEST) : overdueAfter;
  return new Date(waitingSince.getTime() + hours * HOUR_MS);
}

export function isAway({ awayUntil }: Pick<PersonSettings, 'awayUntil'>, now: Date): boolean {
  return awayUntil !== null && awayUntil > now;
}

function areAllAway(asked: readonly Pick<PersonSettings, 'awayUntil'>[], now: Date): boolean {
  return asked.length > 0 && asked.every((person) => isAway(person, now));
}
