/** Default answers: which of them are given immediately, and when the rest are given if no one answers first. */
import type { GameEntry } from '../../core/catalogue.ts';
import { giverOf } from '../../core/requests/answer.ts';
import type { Action, AutoAnswer, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { NewJob } from '../model/outbox.ts';
import type { Table } from '../model/table.ts';
import { pendingUsers } from './current-request.ts';

/** If a turn waits only because a person might reconsider, the default answer is given after this time. */
const PAUSE_MS = 60_000;
/** If several people may choose who continues, the default answer is given after this time. */
const OVERDUE_MS = 24 * 60 * 60_000;

interface DefaultAnswer {
  readonly seat: SeatIndex;
  readonly userId: null;
  readonly action: Action;
}

/** The default answer if it is given immediately, because nothing depends on it or because the table's turns pass immediately. */
export function atOnce(
  { game }: GameEntry,
  { passing }: Pick<Table, 'passing'>,
  state: unknown,
): DefaultAnswer | undefined {
  const [request] = game.requests(state);
  const itself = request?.defaultAnswer;
  if (request === undefined || itself === undefined) return undefined;
  const passesAtOnce =
    itself.when === 'at-once' || (itself.when === 'after-a-pause' && passing === 'at-once');
  if (!passesAtOnce) return undefined;
  return { seat: giverOf(request, itself.action), userId: null, action: itself.action };
}

/** The job for the default answer, due after its wait. No job if the request waits for a person. */
export function waitJob(table: Table, request: Request | null, now: Date): readonly NewJob[] {
  const wait =
    request?.defaultAnswer === undefined ? null : waitOf(table, request, request.defaultAnswer.when);
  if (request === null || wait === null) return [];
  return [{ job: { kind: 'answer', request: request.key }, dueAt: new Date(now.getTime() + wait) }];
}

/**
 * Whether no automatic answer will come. An automatic answer that was due earlier, while the request waited for more people, is
 * void.
 */
export function waitsForPerson(table: Table, request: Request): boolean {
  return answersItselfAt(table, request) === null;
}

/** When the default answer of the request is due; null if it waits for a person. */
export function answersItselfAt(table: Table, request: Request | null): Date | null {
  const wait =
    request?.defaultAnswer === undefined ? null : waitOf(table, request, request.defaultAnswer.when);
  return wait === null ? null : new Date(table.waitingSince.getTime() + wait);
}

/** The wait for the default answer, in ms; null if the request has to wait for a person, or doesn't wait at all. */
function waitOf(table: Table, request: Request, when: AutoAnswer): number | null {
  const { passing } = table;
  if (when === 'when-overdue') return pendingUsers(table, request).length > 1 ? OVERDUE_MS : null;
  return when === 'after-a-pause' && passing === 'after-a-minute' ? PAUSE_MS : null;
}
