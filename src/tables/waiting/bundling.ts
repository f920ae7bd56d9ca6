/** Bundles the notices of several wait timers of a server to the same people into one message. */
import type { PendingSince, RemindedTable, ReminderState } from '../model/outbox.ts';
import type { KeptCall, StoredWaitTimer } from '../model/storage/store.ts';
import type { UserId } from '../model/table.ts';
import { remindedAt } from './reminder-state.ts';
import { type Due, lookAt, remindedBy, type Waiting } from './wait-timer.ts';

/** A reminder that is due within this time joins the message. */
const SOON_MS = 60 * 60_000;
const HELD_UP_MS = 15 * 60_000;

export interface TimedTable {
  readonly waiting: Waiting;
  readonly kept: StoredWaitTimer;
}

export interface Bundled {
  readonly table: RemindedTable;
  readonly kept: Pick<StoredWaitTimer, 'rowId' | 'state'>;
}

/** The part of a reminder to the `called` people about another table; null if none of them is due there soon. */
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

export function remindedTable({ table, request }: Waiting): PendingSince & Pick<RemindedTable, 'tableId'> {
  if (request === null) throw new Error(`no one is asked at table ${table.id}`);
  return { tableId: table.id, turn: request.turn, logged: table.logged };
}

/** Messages due besides reminders that call people who may not be asked: each table posts its own, since it has buttons. */
export type DueNotice = Exclude<Due, { readonly kind: 'closing' | 'reminder' }>;

function noticeBy({ waiting, kept: { state } }: TimedTable, at: Date): DueNotice | null {
  const { due } = lookAt(waiting, state, at);
  return due === null || due.kind === 'closing' || due.kind === 'reminder' ? null : due;
}

/** The people among `called` that that table's notice would call within the hour. */
export function calledSoon(other: TimedTable, called: readonly UserId[], now: Date): readonly UserId[] {
  const call = noticeBy(other, new Date(now.getTime() + SOON_MS))?.call ?? [];
  return called.filter((userId) => call.includes(userId));
}

/**
 * Those of `called` that that table's notice calls within the hour, so that it can carry their reminder. A notice that was
 * due a quarter of an hour ago is held up by something, and no reminder waits for it.
 */
export function calledLater(other: TimedTable, called: readonly UserId[], now: Date): readonly UserId[] {
  const already = noticeBy(other, new Date(now.getTime() - HELD_UP_MS))?.call ?? [];
  return calledSoon(other, called, now).filter((userId) => !already.includes(userId));
}

/**
 * Whether the message at another table, which called the person at that time, named this table's notice too. `own` is
 * this table, whose notice is due now.
 */
export function wasNamedAt(own: TimedTable, userId: UserId, calledAt: Date, now: Date): boolean {
  if (calledAt > now) return false;
  const named = new Date(Math.min(calledAt.getTime() + SOON_MS, now.getTime()));
  return noticeBy(own, named)?.call.includes(userId) === true;
}

/** The reminders that other tables recorded while this wait timer was claimed. */
export function withRemindersOf(state: ReminderState, { reminders, reminded }: ReminderState): ReminderState {
  return { ...state, reminders, reminded };
}

/** Other tables must not count people as called here if this notice left them to an earlier one. */
export function calledOnly(
  after: ReminderState,
  before: ReminderState,
  call: readonly UserId[],
): ReminderState {
  const isNew = ({ to, at }: ReminderState['reminded'][number]) =>
    before.reminded.every((one) => one.to !== to || one.at !== at);
  return { ...after, reminded: after.reminded.filter((one) => !isNew(one) || call.includes(one.to)) };
}

/** Names each person once for each table. People who have acted meanwhile are left out when the message is sent. */
export function together(
  first: RemindedTable,
  calls: readonly KeptCall[],
  others: readonly Bundled[],
): readonly RemindedTable[] {
  const called = calls.map(({ tableId, job: { to, turn, logged } }) => ({
    tableId,
    turn,
    logged,
    call: [to],
    isCall: true as const,
  }));
  const reminded = others.map(({ table }) => ({
    ...table,
    call: table.call.filter(
      (to) => !called.some((one) => one.tableId === table.tableId && one.call.includes(to)),
    ),
  }));
  return [first, ...called.filter(({ tableId }) => tableId !== first.tableId), ...reminded];
}
