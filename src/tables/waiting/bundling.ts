/** Combines the notices from several wait timers on a server for the same people into one message. */
import type { PendingSince, RemindedTable, ReminderState } from '../model/outbox.ts';
import type { KeptCall, StoredWaitTimer } from '../model/storage/store.ts';
import type { UserId } from '../model/table.ts';
import { remindedAt } from './reminder-state.ts';
import { checkTimer, type Due, remindedBy, type Waiting } from './wait-timer.ts';

/** A reminder that is due within this time is added to the message. */
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

/** The part of a reminder to the `called` people that is about another table; null if no one is due for a reminder there soon. */
export function bundled({ waiting, kept }: TimedTable, called: readonly UserId[], now: Date): Bundled | null {
  const { rowId, state, isInHand } = kept;
  // A timer that is running now will overwrite this state, unless it has a reminder to send: then it reads the state again first.
  if (isInHand && checkTimer(waiting, state, now).due?.kind !== 'reminder') return null;
  const soon = remindedBy(waiting, state, now, new Date(now.getTime() + SOON_MS));
  const call = soon.filter((userId) => called.includes(userId));
  if (call.length === 0) return null;
  // If that table has more people to remind, only its own reminder counts towards its limit.
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

/**
 * Due messages other than reminders, which may ping people who don't have to decide: each table posts its own, since they have
 * buttons.
 */
export type DueNotice = Exclude<Due, { readonly kind: 'closing' | 'reminder' }>;

function noticeBy({ waiting, kept: { state } }: TimedTable, at: Date): DueNotice | null {
  const { due } = checkTimer(waiting, state, at);
  return due === null || due.kind === 'closing' || due.kind === 'reminder' ? null : due;
}

/** The people among `called` that the other table's notice would ping within the hour. */
export function calledSoon(other: TimedTable, called: readonly UserId[], now: Date): readonly UserId[] {
  const call = noticeBy(other, new Date(now.getTime() + SOON_MS))?.call ?? [];
  return called.filter((userId) => call.includes(userId));
}

/**
 * The people among `called` that the other table's notice will ping within the hour, so that it can include their reminder. If a
 * notice has been due for a quarter of an hour, something is holding it up, and no reminder waits for it.
 */
export function calledLater(other: TimedTable, called: readonly UserId[], now: Date): readonly UserId[] {
  const already = noticeBy(other, new Date(now.getTime() - HELD_UP_MS))?.call ?? [];
  return calledSoon(other, called, now).filter((userId) => !already.includes(userId));
}

/**
 * Whether the message at another table that pinged the person at that time also listed this table's notice. `own` is this table,
 * whose notice is due now.
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

/**
 * The state `after` a notice, in which only the people in `call` count as newly pinged. The notice left all other people to an
 * earlier notice, and other tables must not count them as pinged here.
 */
export function calledOnly(
  after: ReminderState,
  before: ReminderState,
  call: readonly UserId[],
): ReminderState {
  const isNew = ({ to, at }: ReminderState['reminded'][number]) =>
    before.reminded.every((one) => one.to !== to || one.at !== at);
  return { ...after, reminded: after.reminded.filter((one) => !isNew(one) || call.includes(one.to)) };
}

/** Lists each person once per table. People who have acted in the meantime are left out when the message is sent. */
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
