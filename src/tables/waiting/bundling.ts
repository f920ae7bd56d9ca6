/** One message for all that somebody is reminded of at a time: what a reminder at one table says of the others of its server. */
import type { AskedOnce, RemindedTable } from '../model/outbox.ts';
import type { StoredWaitTimer } from '../model/store.ts';
import type { UserId } from '../model/table.ts';
import { lookAt, remindedAt, remindedBy, type Waiting } from './wait-timer.ts';

/** What is due so soon is said along. */
const SOON_MS = 60 * 60_000;

export interface TimedTable {
  readonly waiting: Waiting;
  readonly kept: StoredWaitTimer;
}

export interface Bundled {
  readonly table: RemindedTable;
  readonly kept: Pick<StoredWaitTimer, 'rowId' | 'state'>;
}

/** What is said of another table to those who are reminded now; null where nobody of them is to be reminded there soon. */
export function bundled({ waiting, kept }: TimedTable, called: readonly UserId[], now: Date): Bundled | null {
  const { rowId, state, isInHand } = kept;
  // A look that is about to end writes down what it read, unless it has somebody to remind: then it reads the watch again.
  if (isInHand && lookAt(waiting, state, now).due?.kind !== 'reminder') return null;
  const soon = remindedBy(waiting, state, now, new Date(now.getTime() + SOON_MS));
  const call = soon.filter((userId) => called.includes(userId));
  if (call.length === 0) return null;
  // Where that table has more people to remind, it does so itself, and that is what counts against its limit.
  const reminders = state.reminders + (call.length === soon.length ? 1 : 0);
  return {
    table: { ...remindedTable(waiting), call },
    kept: { rowId, state: { ...remindedAt(state, call, now), reminders } },
  };
}

export function remindedTable({ table, request }: Waiting): AskedOnce & Pick<RemindedTable, 'tableId'> {
  if (request === null) throw new Error(`nobody is asked at table ${table.id}`);
  return { tableId: table.id, turn: request.turn, logged: table.logged };
}
