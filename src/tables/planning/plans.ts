/**
 * “I'd …”: a player shows what they would do in a friend's turn. Each player's latest suggestion is stored as a note until the
 * question is answered.
 */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Change } from '../model/change.ts';
import { boardJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { ERASED, type Notice, type Table, type UserId } from '../model/table.ts';
import { currentRequest, requestForUser } from '../turns/current-request.ts';
import { playerOf, seatsHeldBy } from '../turns/seating.ts';

const PLAN = 'plan.said';

export interface Plan {
  readonly by: UserId;
  /** The answer, in the language of the table. */
  readonly label: string;
}

export function isPlan({ phrase }: Pick<Notice, 'phrase'>): boolean {
  return phrase.key === PLAN;
}

/** The players' suggestions for the question with this key. */
export function plansFor(request: string, notices: readonly Notice[]): readonly Plan[] {
  const latest = new Map(
    notices.flatMap((notice): [UserId, Plan][] => {
      const { by, phrase } = notice;
      const label = phrase.with?.['label'];
      const isMeant = isPlan(notice) && phrase.with?.['request'] === request;
      return isMeant && by !== null && by !== ERASED && typeof label === 'string'
        ? [[by, { by, label }]]
        : [];
    }),
  );
  return [...latest.values()];
}

/** Why the person can't suggest anything now; null if they can. Opponents can't suggest moves to each other. */
export function refusedToPlan(entry: GameEntry, table: Table, by: UserId): TableRefused | null {
  const request = currentRequest(entry, table);
  if (request === null) return tableRefuses('not-playing');
  if (entry.game.isContest) return tableRefuses('opponents-plan');
  if (seatsHeldBy(table, by).length === 0) return tableRefuses('not-seated');
  if (requestForUser(table, request, by) !== null) return tableRefuses('plans-own-turn');
  const isPlayed = request.seats.some((seat) => playerOf(table, seat, request.turn) !== null);
  return isPlayed ? null : tableRefuses('computer-plays');
}

export function plan(
  entry: GameEntry,
  table: Table,
  { by, request, label }: Plan & { readonly request: string },
  now: Date,
): Change | TableRefused {
  const refused = refusedToPlan(entry, table, by);
  if (refused !== null) return refused;
  if (currentRequest(entry, table)?.key !== request) return tableRefuses('stale');
  const phrase = { key: PLAN, with: { by, request, label } };
  return {
    ok: true,
    table,
    notes: [{ phrase, by }],
    jobs: [boardJob(table, { by }, now)],
    keepsWait: true,
  };
}
