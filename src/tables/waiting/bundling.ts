/** Bundles the reminders of several tables of a server into one message. */
import type { AskedOnce, RemindedTable } from '../model/outbox.ts';
import type { StoredWaitTimer } from '../model/storage/store.ts';
import type { UserId } from '../model/table.ts';
import { lookAt, remindedAt, remindedBy, type Waiting } from './wait-timer.ts';

/** A reminder that is due within this time joins the message. */
const SOON_MS = 60 * 60_000;

export interface TimedTable {
  readonly waiting: Waiting;
  readonly kept: StoredWaitTimer;
}

export interface Bundled {
  readonly table: RemindedTable;
  readonly kept: Pick<StoredWaitTimer, 'rowId' | 'state'>;
}

/**
 * The part of a reminder that tells the `called` people about another table; null where none of them is due there
 * soon.
 */
export function bundled({ waiting, kept }: TimedTable, called: readonly UserId[], now: Date): Bundled | null {
  const { rowId, state, isInHand } = kept;
  // A timer that runs right now will overwrite this state, unless it has a reminder to send: then it reads the state
  // again first.
  if (isInHand && lookAt(waiting, state, now).due?.kind !== 'reminder') return null;
  const soon = remindedBy(waiting, state, now, new Date(now.getTime() + SOON_MS));
  const call = soon.filter((userId) => called.includes(userId));
  if (call.length === 0) return null;
  // If that table has more people to remind, its own reminder is the one that counts against its limit.
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
