/** The wait timer of a table: decides when to remind people, announce that others may act, and warn of closing. */
import type { Request } from '../../core/requests/request.ts';
import type { ReminderState } from '../model/outbox.ts';
import type { PersonSettings, ServerSettings } from '../model/settings.ts';
import type { ShownBoard } from '../model/storage/store.ts';
import type { Table, UserId } from '../model/table.ts';
import { answersItselfAt } from '../turns/default-answers.ts';
import { isInSession } from '../turns/in-session.ts';
import { vacantSeats } from '../turns/seating.ts';
import { callingOf } from './calling.ts';
import { isAway, isOverdue, overdueAt, type Rivalry } from './overdue.ts';
import { HOUR_MS, MAX_CHECK_MS, remindedAt } from './reminder-state.ts';
import { callableAt, MAX_REMINDERS, reminderAt } from './reminding.ts';
import { closesAt, sleepsAt } from './sleeping.ts';

/** The minimum time between two messages about one wait. */
const MIN_CHECK_MS = HOUR_MS;

/** The facts that decide when the people the table waits for are reminded. */
export interface Asking {
  readonly table: Table;
  /** Null in a lobby, or if the game has other rules than the current ones. */
  readonly request: Request | null;
  readonly pending: readonly PendingPlayer[];
  readonly server: Pick<ServerSettings, 'reminders'>;
}

/** The facts that decide everything the timer may do. */
export interface Waiting extends Asking {
  readonly game: Rivalry;
  /** The host and the seated people, without duplicates. */
  readonly people: readonly PendingPlayer[];
  /** The contents of the board; null if no board is shown. */
  readonly shown: ShownBoard | null;
}

export interface PendingPlayer {
  readonly userId: UserId;
  readonly settings: PersonSettings;
}

export type Due =
  | { readonly kind: 'reminder'; readonly call: readonly UserId[] }
  /**
   * Tells the others that they may act, and pings them. If everyone the table waits for is away, `awayUntil` is when the first of
   * them is back.
   */
  | { readonly kind: 'overdue'; readonly awayUntil: Date | null; readonly call: readonly UserId[] }
  | { readonly kind: 'warning'; readonly closesAt: Date; readonly call: readonly UserId[] }
  /** Pings the host and, the first time, everyone who could take the seat that no one plays. */
  | { readonly kind: 'vacant'; readonly call: readonly UserId[] }
  | { readonly kind: 'closing' };

export interface TimerCheck {
  /** The message that is due; at most one at a time. */
  readonly due: Due | null;
  /** The reminder state after `due` is done. */
  readonly state: ReminderState;
  readonly next: Date;
}

export function checkTimer(waiting: Waiting, found: ReminderState, now: Date): TimerCheck {
  const state = forgettingEarlyWord(waiting, found, now);
  const due = dueNow(waiting, state, now);
  const after = due === null ? state : stateAfter(waiting, state, due, now);
  const soonest = now.getTime() + (due === null ? 0 : MIN_CHECK_MS);
  const times = comingUp(waiting, after, now).map((date) => date.getTime());
  const next = Math.max(soonest, Math.min(now.getTime() + MAX_CHECK_MS, ...times));
  return { due, state: after, next: new Date(next) };
}

/**
 * Forgets an early announcement: in competitive games, earlier versions told rivals before the deadline that they may act. The
 * announcement at the real deadline is still to come.
 */
function forgettingEarlyWord({ game, table }: Waiting, state: ReminderState, now: Date): ReminderState {
  const overdue = overdueAt(game, table);
  const isEarly = game.isContest && (overdue === null || overdue > now);
  return isEarly ? { ...state, isOverdueAnnounced: false } : state;
}

export interface NextReminder {
  readonly at: Date;
  /** The people who are reminded at that time. */
  readonly users: readonly UserId[];
}

/** The next people to be reminded if no one acts, and when; null if no one will be. */
export function nextReminder(asking: Asking, state: ReminderState, now: Date): NextReminder | null {
  const reminders = remindersOf(asking, state, now);
  const first = earliest(reminders.map(({ at }) => at));
  if (first === null) return null;
  return { at: first, users: reminders.flatMap(({ userId, at }) => (at <= first ? [userId] : [])) };
}

/** The people whose reminder is due by `until` if no one acts. */
export function remindedBy(
  waiting: Waiting,
  state: ReminderState,
  now: Date,
  until: Date,
): readonly UserId[] {
  if (isPassing(waiting, now)) return [];
  return remindersOf(waiting, state, now).flatMap(({ userId, at }) => (at <= until ? [userId] : []));
}

function dueNow(waiting: Waiting, state: ReminderState, now: Date): Due | null {
  const { table, pending } = waiting;
  if (state.closesAt !== null && new Date(state.closesAt) <= now) return { kind: 'closing' };
  const warning = warningNow(waiting, state, now);
  if (warning !== null) return warning;
  if (table.pausedBy !== null || isInSession(table) || isPassing(waiting, now)) return null;
  const vacancy = vacancyNow(waiting, state, now);
  if (vacancy !== null) return vacancy;
  const reminded = remindedBy(waiting, state, now, now);
  const reminder: Due | null = reminded.length === 0 ? null : { kind: 'reminder', call: reminded };
  if (mustAnnounceOverdue(waiting, state, now)) {
    const { call, next } = callsTo(waiting, othersThanPending(waiting), now);
    if (call.length > 0 || next === null)
      return { kind: 'overdue', awayUntil: firstBack(pending, now), call };
  }
  return reminder;
}

/**
 * The warning pings each person outside their quiet hours, so it may be posted again in the morning for those who were asleep.
 */
function warningNow(waiting: Waiting, state: ReminderState, now: Date): Due | null {
  const { table } = waiting;
  if (sleepsAt(table, state) > now) return null;
  const { call, next } = callsTo(waiting, notWarned(waiting, state), now);
  const isFirst = state.closesAt === null && next === null;
  if (call.length === 0 && !isFirst) return null;
  return {
    kind: 'warning',
    closesAt: state.closesAt === null ? closesAt(table, now) : new Date(state.closesAt),
    call,
  };
}

function vacancyNow(waiting: Waiting, state: ReminderState, now: Date): Due | null {
  const at = hostCalledAt(waiting, state, now);
  if (at === null || at > now) return null;
  const isFirst = state.reminders === 0;
  const others = isFirst ? callsTo(waiting, ableToTake(waiting), now).call : [];
  return { kind: 'vacant', call: [...new Set([waiting.table.hostId, ...others])] };
}

/** The people who could take the seat. In a competitive game, no one may play two seats. */
function ableToTake({ game, table, people }: Waiting): readonly PendingPlayer[] {
  const hasSeat = ({ userId }: PendingPlayer) => table.seats.some((seat) => seat.userId === userId);
  return game.isContest ? people.filter((person) => !hasSeat(person)) : people;
}

/**
 * When to ping the host of a game that waits for a seat no one plays; null if there's no such seat, or if the host is never
 * pinged.
 */
function hostCalledAt(
  { table, request, people, server }: Waiting,
  state: ReminderState,
  now: Date,
): Date | null {
  if (table.pausedBy !== null || request === null || server.reminders === false) return null;
  if (state.reminders >= MAX_REMINDERS || vacantSeats(table, request).length < request.seats.length)
    return null;
  const host = people.find(({ userId }) => userId === table.hostId);
  if (host === undefined) return null;
  const last = state.reminded.find(({ to }) => to === host.userId);
  const from = state.remindersFrom === undefined ? table.waitingSince : new Date(state.remindersFrom);
  return reminderAt(host.settings, from, last === undefined ? null : new Date(last.at), now);
}

function notWarned({ people }: Waiting, { warned = [] }: ReminderState): readonly PendingPlayer[] {
  return people.filter(({ userId }) => !warned.includes(userId));
}

function othersThanPending({ people, pending }: Waiting): readonly PendingPlayer[] {
  return people.filter(({ userId }) => pending.every((person) => person.userId !== userId));
}

interface Calls {
  readonly call: readonly UserId[];
  /** When the next of the remaining people may be pinged; null if none of them may ever be. */
  readonly next: Date | null;
}

function callsTo({ server }: Waiting, people: readonly PendingPlayer[], now: Date): Calls {
  if (server.reminders === false) return { call: [], next: null };
  const times = people.flatMap(({ userId, settings }) => {
    const at = callableAt(settings, now);
    return at === null ? [] : [{ userId, at }];
  });
  return {
    call: times.flatMap(({ userId, at }) => (at <= now ? [userId] : [])),
    next: earliest(times.flatMap(({ at }) => (at <= now ? [] : [at]))),
  };
}

function earliest(times: readonly Date[]): Date | null {
  const [first] = [...times].sort((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}

/** The default answer is due, so no one is reminded. After an absence of the bot it may not have been given yet. */
function isPassing({ table, request }: Waiting, now: Date): boolean {
  const passes = answersItselfAt(table, request);
  return passes !== null && passes <= now;
}

/**
 * Whether the timer has to announce that others may act. If everyone the table waits for was away when the board was posted, the
 * board has already said so.
 */
function mustAnnounceOverdue(waiting: Waiting, state: ReminderState, now: Date): boolean {
  const { game, table, request, pending, shown } = waiting;
  const settings = pending.map((person) => person.settings);
  if (state.isOverdueAnnounced || pending.length === 0 || !isOverdue(game, table, request, settings, now))
    return false;
  if (othersThanPending(waiting).length === 0) return false;
  // After an absence of the bot, the pending players are pinged before others are told that they may act.
  if (remindersOf(waiting, state, now).some(({ isCalledAgain }) => isCalledAgain)) return false;
  const isShown =
    !game.isContest &&
    shown !== null &&
    shown.turn === request?.turn &&
    pending.every(({ userId }) => shown.away.includes(userId));
  return !isShown;
}

function firstBack(pending: readonly PendingPlayer[], now: Date): Date | null {
  if (!pending.every(({ settings }) => isAway(settings, now))) return null;
  return earliest(pending.flatMap(({ settings: { awayUntil } }) => awayUntil ?? []));
}

function remindersOf({ table, request, pending, server }: Asking, state: ReminderState, now: Date) {
  if (table.pausedBy !== null || isInSession(table) || request === null || server.reminders === false)
    return [];
  const isEnough = state.reminders >= MAX_REMINDERS;
  const backAt = state.backAt === undefined ? null : new Date(state.backAt);
  const from = state.remindersFrom === undefined ? table.waitingSince : new Date(state.remindersFrom);
  const { later } = callingOf(pending, from);
  const calledAt = (userId: UserId) => later.find((called) => called.userId === userId)?.at ?? from;
  return pending.flatMap(({ userId, settings }) => {
    const last = state.reminded.find(({ to }) => to === userId);
    const lastAt = last === undefined ? null : new Date(last.at);
    const isUncalled = backAt !== null && (lastAt === null || lastAt < backAt);
    const first = isUncalled ? callableAt(settings, now) : null;
    const at = first ?? (isEnough ? null : reminderAt(settings, calledAt(userId), lastAt, now));
    return at === null ? [] : [{ userId, at, isCalledAgain: first !== null }];
  });
}

function stateAfter({ pending }: Waiting, state: ReminderState, due: Due, now: Date): ReminderState {
  switch (due.kind) {
    case 'reminder':
    case 'vacant':
      return { ...remindedAt(state, due.call, now), reminders: state.reminders + 1 };
    case 'overdue': {
      // Everyone has just read that these people are gone, so their reminders' rhythm starts now.
      const notified = [...due.call, ...pending.map(({ userId }) => userId)];
      return { ...remindedAt(state, notified, now), isOverdueAnnounced: true };
    }
    case 'warning':
      return {
        ...remindedAt(state, due.call, now),
        closesAt: due.closesAt.toISOString(),
        warned: [...(state.warned ?? []), ...due.call],
      };
    case 'closing':
      return state;
  }
}

/**
 * The next moments at which something may be due. The deadline counts only until it passes, since others may need no
 * announcement.
 */
function comingUp(waiting: Waiting, state: ReminderState, now: Date): readonly Date[] {
  const { game, table } = waiting;
  const later = (people: readonly PendingPlayer[]) => {
    const { next } = callsTo(waiting, people, now);
    return next === null ? [] : [next];
  };
  const asleep = sleepsAt(table, state);
  const overdue = table.pausedBy === null ? overdueAt(game, table) : null;
  const vacancy = isPassing(waiting, now) ? null : hostCalledAt(waiting, state, now);
  return [
    ...(vacancy === null ? [] : [vacancy]),
    ...(state.closesAt === null ? [] : [new Date(state.closesAt)]),
    ...(asleep > now ? [asleep] : later(notWarned(waiting, state))),
    ...(overdue === null || overdue <= now ? [] : [overdue]),
    ...(mustAnnounceOverdue(waiting, state, now) ? later(othersThanPending(waiting)) : []),
    ...(isPassing(waiting, now) ? [] : remindersOf(waiting, state, now).map(({ at }) => at)),
  ];
}
