/** How long a table waits for somebody, and what is done about it: reminders, the word that others may act, closing. */
import type { Request } from '../../core/request.ts';
import type { NewErrand, ReminderState } from '../model/outbox.ts';
import type { PersonSettings, ServerSettings } from '../model/settings.ts';
import type { ShownBoard } from '../model/store.ts';
import { isLive, type Table, type UserId } from '../model/table.ts';
import { answersItselfAt } from '../turns/play.ts';
import { callingOf } from './calling.ts';
import { isAway, isOverdue, overdueAt, type Rivalry } from './overdue.ts';
import { callableAt, MOST_REMINDERS, reminderAt } from './reminding.ts';
import { closesAt, sleepsAt } from './sleeping.ts';

const HOUR_MS = 60 * 60_000;
/** Looks again at least this often, and for the first time after so long: what people choose meanwhile is noticed. */
export const LONGEST_LOOK_MS = 3 * HOUR_MS;
/** Between two things that are said, so that nobody hears several at once. */
const SHORTEST_LOOK_MS = HOUR_MS;

/** Everything that decides when those who are asked are reminded. */
export interface Asking {
  readonly table: Table;
  /** Null in a lobby, and where the rules of today cannot tell. */
  readonly request: Request | null;
  readonly asked: readonly Asked[];
  readonly server: Pick<ServerSettings, 'reminders'>;
}

/** Everything that decides what is due. */
export interface Waiting extends Asking {
  readonly game: Rivalry;
  /** Its host and everybody who sits there, each once. */
  readonly people: readonly Asked[];
  /** What the board shows; null where it shows none. */
  readonly shown: ShownBoard | null;
}

export interface Asked {
  readonly userId: UserId;
  readonly settings: PersonSettings;
}

export type Due =
  | { readonly kind: 'reminder'; readonly call: readonly UserId[] }
  /** Others may act, who are called; `awayUntil` is when the first of those asked is back, where all are away. */
  | { readonly kind: 'overdue'; readonly awayUntil: Date | null; readonly call: readonly UserId[] }
  | { readonly kind: 'warning'; readonly closesAt: Date; readonly call: readonly UserId[] }
  | { readonly kind: 'closing' };

export interface Look {
  /** At most one thing at a time. */
  readonly due: Due | null;
  /** The watch once that is done. */
  readonly state: ReminderState;
  readonly next: Date;
}

/** The first watch of a wait. A table that is suspended or over is not watched. */
export function waitTimerErrand(table: Table): readonly NewErrand[] {
  if (!hasWaitTimer(table)) return [];
  const since = table.waitingSince.toISOString();
  const dueAt = new Date(table.waitingSince.getTime() + LONGEST_LOOK_MS);
  return [{ errand: { kind: 'watch', watch: firstReminderState(since) }, dueAt }];
}

function firstReminderState(since: string): ReminderState {
  return { since, idleSince: since, reminders: 0, reminded: [], isToldOverdue: false, closesAt: null };
}

/** Whether it still belongs to what stands at the table. */
export function isUpToDate(state: ReminderState, table: Table): boolean {
  return hasWaitTimer(table) && state.since === table.waitingSince.toISOString();
}

function hasWaitTimer(table: Table): boolean {
  return isLive(table) && !table.isSuspended;
}

export function lookAt(waiting: Waiting, found: ReminderState, now: Date): Look {
  const state = forgettingEarlyWord(waiting, found, now);
  const due = dueNow(waiting, state, now);
  const after = due === null ? state : stateAfter(state, due, now);
  const soonest = now.getTime() + (due === null ? 0 : SHORTEST_LOOK_MS);
  const times = comingUp(waiting, after, now).map((date) => date.getTime());
  const next = Math.max(soonest, Math.min(now.getTime() + LONGEST_LOOK_MS, ...times));
  return { due, state: after, next: new Date(next) };
}

/** Earlier versions told rivals that others may act as soon as they tell friends: that is no word of the later deadline. */
function forgettingEarlyWord({ game, table }: Waiting, state: ReminderState, now: Date): ReminderState {
  const overdue = overdueAt(game, table);
  const isEarly = game.isContest && (overdue === null || overdue > now);
  return isEarly ? { ...state, isToldOverdue: false } : state;
}

/** When somebody is reminded next, if nobody acts; null when nobody is. */
export function nextReminder(asking: Asking, state: ReminderState, now: Date): Date | null {
  return earliest(remindersOf(asking, state, now).map(({ at }) => at));
}

/** Who is to be reminded until that time, if nobody acts. */
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
  const { table, asked } = waiting;
  if (state.closesAt !== null && new Date(state.closesAt) <= now) return { kind: 'closing' };
  const warning = warningNow(waiting, state, now);
  if (warning !== null) return warning;
  if (table.pausedBy !== null || isPassing(waiting, now)) return null;
  const reminded = remindedBy(waiting, state, now, now);
  const reminder: Due | null = reminded.length === 0 ? null : { kind: 'reminder', call: reminded };
  if (isToBeTold(waiting, state, now)) {
    const { call, next } = callsTo(waiting, othersThanAsked(waiting), now);
    if (call.length > 0 || next === null) return { kind: 'overdue', awayUntil: firstBack(asked, now), call };
  }
  return reminder;
}

/** Everybody hears of it by day: whoever sleeps when it is said is called in the morning. */
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

function notWarned({ people }: Waiting, { warned = [] }: ReminderState): readonly Asked[] {
  return people.filter(({ userId }) => !warned.includes(userId));
}

function othersThanAsked({ people, asked }: Waiting): readonly Asked[] {
  return people.filter(({ userId }) => asked.every((person) => person.userId !== userId));
}

interface Calls {
  readonly call: readonly UserId[];
  /** When the next of the others may be called; null where nobody else is ever to be. */
  readonly next: Date | null;
}

function callsTo({ server }: Waiting, people: readonly Asked[], now: Date): Calls {
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

/** The table answers by itself what is asked: where the bot was gone meanwhile, that answer is on its way. */
function isPassing({ table, request }: Waiting, now: Date): boolean {
  const passes = answersItselfAt(table, request);
  return passes !== null && passes <= now;
}

/** Those who were away when they were called are told of by the board itself. */
function isToBeTold(waiting: Waiting, state: ReminderState, now: Date): boolean {
  const { game, table, request, asked, shown } = waiting;
  const settings = asked.map((person) => person.settings);
  if (state.isToldOverdue || asked.length === 0 || !isOverdue(game, table, request, settings, now))
    return false;
  if (othersThanAsked(waiting).length === 0) return false;
  // Whoever could not answer for a long time is called before anybody hears that they may act for them.
  if (remindersOf(waiting, state, now).some(({ isCalledAgain }) => isCalledAgain)) return false;
  const isShown =
    !game.isContest &&
    shown !== null &&
    shown.turn === request?.turn &&
    asked.every(({ userId }) => shown.away.includes(userId));
  return !isShown;
}

function firstBack(asked: readonly Asked[], now: Date): Date | null {
  if (!asked.every(({ settings }) => isAway(settings, now))) return null;
  return earliest(asked.flatMap(({ settings: { awayUntil } }) => awayUntil ?? []));
}

function remindersOf({ table, request, asked, server }: Asking, state: ReminderState, now: Date) {
  if (table.pausedBy !== null || request === null || server.reminders === false) return [];
  const isEnough = state.reminders >= MOST_REMINDERS;
  const backAt = state.backAt === undefined ? null : new Date(state.backAt);
  const from = state.remindersFrom === undefined ? table.waitingSince : new Date(state.remindersFrom);
  const { later } = callingOf(asked, from);
  const calledAt = (userId: UserId) => later.find((called) => called.userId === userId)?.at ?? from;
  return asked.flatMap(({ userId, settings }) => {
    const last = state.reminded.find(({ to }) => to === userId);
    const lastAt = last === undefined ? null : new Date(last.at);
    const isUncalled = backAt !== null && (lastAt === null || lastAt < backAt);
    const first = isUncalled ? callableAt(settings, now) : null;
    const at = first ?? (isEnough ? null : reminderAt(settings, calledAt(userId), lastAt, now));
    return at === null ? [] : [{ userId, at, isCalledAgain: first !== null }];
  });
}

/** The watch where that has reminded them. */
export function remindedAt(state: ReminderState, call: readonly UserId[], now: Date): ReminderState {
  const others = state.reminded.filter(({ to }) => !call.includes(to));
  const called = call.map((to) => ({ to, at: now.toISOString() }));
  return { ...state, reminded: [...others, ...called] };
}

/** The watch where that could not remind them after all. */
export function notReminded(state: ReminderState, call: readonly UserId[]): ReminderState {
  const reminded = state.reminded.filter(({ to }) => !call.includes(to));
  return { ...state, reminded, reminders: Math.max(0, state.reminders - 1) };
}

function stateAfter(state: ReminderState, due: Due, now: Date): ReminderState {
  switch (due.kind) {
    case 'reminder':
      return { ...remindedAt(state, due.call, now), reminders: state.reminders + 1 };
    case 'overdue':
      return { ...state, isToldOverdue: true };
    case 'warning':
      return {
        ...state,
        closesAt: due.closesAt.toISOString(),
        warned: [...(state.warned ?? []), ...due.call],
      };
    case 'closing':
      return state;
  }
}

/** When something else may be due. Others may act long since where nobody needs to be told so. */
function comingUp(waiting: Waiting, state: ReminderState, now: Date): readonly Date[] {
  const { game, table } = waiting;
  const later = (people: readonly Asked[]) => {
    const { next } = callsTo(waiting, people, now);
    return next === null ? [] : [next];
  };
  const asleep = sleepsAt(table, state);
  const overdue = table.pausedBy === null ? overdueAt(game, table) : null;
  return [
    ...(state.closesAt === null ? [] : [new Date(state.closesAt)]),
    ...(asleep > now ? [asleep] : later(notWarned(waiting, state))),
    ...(overdue === null || overdue <= now ? [] : [overdue]),
    ...(isToBeTold(waiting, state, now) ? later(othersThanAsked(waiting)) : []),
    ...(isPassing(waiting, now) ? [] : remindersOf(waiting, state, now).map(({ at }) => at)),
  ];
}
