/** How long a table waits for somebody, and what is done about it: reminders, the word that others may act, closing. */
import type { Request } from '../core/request.ts';
import type { NewErrand, Watch } from './outbox.ts';
import { isAway, isOverdue, overdueAt } from './overdue.ts';
import { answersItselfAt } from './play.ts';
import { MOST_REMINDERS, mayBeCalled, reminderAt } from './reminding.ts';
import type { PersonSettings, ServerSettings } from './settings.ts';
import { closesAt, sleepsAt } from './sleeping.ts';
import type { ShownBoard } from './store.ts';
import { isLive, type Table, type UserId } from './table.ts';

const HOUR_MS = 60 * 60_000;
/** Looks again at least this often: what people choose meanwhile is noticed. */
const LONGEST_LOOK_MS = 3 * HOUR_MS;
/** Between two things that are said, so that nobody hears several at once. */
const SHORTEST_LOOK_MS = HOUR_MS;

/** Everything that decides what is due. */
export interface Waiting {
  readonly table: Table;
  /** Null in a lobby, and where the rules of today cannot tell. */
  readonly request: Request | null;
  readonly asked: readonly Asked[];
  readonly host: PersonSettings;
  readonly server: Pick<ServerSettings, 'reminders'>;
  /** What the board shows; null where it shows none. */
  readonly shown: ShownBoard | null;
}

export interface Asked {
  readonly userId: UserId;
  readonly settings: PersonSettings;
}

export type Due =
  | { readonly kind: 'reminder'; readonly call: readonly UserId[] }
  /** Others may act; `awayUntil` is when the first of those asked is back, where all are away. */
  | { readonly kind: 'overdue'; readonly awayUntil: Date | null }
  | { readonly kind: 'warning'; readonly closesAt: Date; readonly call: readonly UserId[] }
  | { readonly kind: 'closing' };

export interface Look {
  /** At most one thing at a time. */
  readonly due: Due | null;
  /** The watch once that is done. */
  readonly watch: Watch;
  readonly next: Date;
}

/** The first watch of a wait. A table that is suspended or over is not watched. */
export function watchErrand(table: Table): readonly NewErrand[] {
  if (!isWatched(table)) return [];
  const since = table.waitingSince.toISOString();
  const dueAt = new Date(table.waitingSince.getTime() + LONGEST_LOOK_MS);
  return [{ errand: { kind: 'watch', watch: firstWatch(since) }, dueAt }];
}

function firstWatch(since: string): Watch {
  return { since, idleSince: since, reminders: 0, reminded: [], isToldOverdue: false, closesAt: null };
}

/** Whether it still belongs to what stands at the table. */
export function isUpToDate(watch: Watch, table: Table): boolean {
  return isWatched(table) && watch.since === table.waitingSince.toISOString();
}

function isWatched(table: Table): boolean {
  return isLive(table) && !table.isSuspended;
}

export function lookAt(waiting: Waiting, watch: Watch, now: Date): Look {
  const due = dueNow(waiting, watch, now);
  const after = due === null ? watch : watchAfter(watch, due, now);
  const soonest = now.getTime() + (due === null ? 0 : SHORTEST_LOOK_MS);
  const times = comingUp(waiting, after, now).map((date) => date.getTime());
  const next = Math.max(soonest, Math.min(now.getTime() + LONGEST_LOOK_MS, ...times));
  return { due, watch: after, next: new Date(next) };
}

/** When somebody is reminded next, if nobody acts; null when nobody is. */
export function nextReminder(waiting: Waiting, watch: Watch, now: Date): Date | null {
  const [first] = remindersOf(waiting, watch, now)
    .map(({ at }) => at)
    .sort((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}

function dueNow(waiting: Waiting, watch: Watch, now: Date): Due | null {
  const { table, request, asked, host } = waiting;
  if (watch.closesAt !== null) {
    if (new Date(watch.closesAt) <= now) return { kind: 'closing' };
  } else if (sleepsAt(table, watch) <= now) {
    const call = mayBeCalled(host, now) && waiting.server.reminders !== false ? [table.hostId] : [];
    return { kind: 'warning', closesAt: closesAt(table, now), call };
  }
  if (table.pausedBy !== null || isPassing(waiting, now)) return null;
  if (isToBeTold(waiting, watch, now)) return { kind: 'overdue', awayUntil: firstBack(asked, now) };
  const call = remindersOf(waiting, watch, now).flatMap(({ userId, at }) => (at <= now ? [userId] : []));
  return request === null || call.length === 0 ? null : { kind: 'reminder', call };
}

/** The table answers by itself what is asked: where the bot was gone meanwhile, that answer is on its way. */
function isPassing({ table, request }: Waiting, now: Date): boolean {
  const passes = answersItselfAt(table, request);
  return passes !== null && passes <= now;
}

/** Those who were away when they were called are told of by the board itself. */
function isToBeTold({ table, request, asked, shown }: Waiting, watch: Watch, now: Date): boolean {
  const settings = asked.map((person) => person.settings);
  if (watch.isToldOverdue || asked.length === 0 || !isOverdue(table, request, settings, now)) return false;
  const isShown =
    shown !== null &&
    shown.turn === request?.turn &&
    asked.every(({ userId }) => shown.away.includes(userId));
  return !isShown;
}

function firstBack(asked: readonly Asked[], now: Date): Date | null {
  if (!asked.every(({ settings }) => isAway(settings, now))) return null;
  const [first] = asked
    .flatMap(({ settings: { awayUntil } }) => awayUntil ?? [])
    .sort((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}

function remindersOf({ table, request, asked, server }: Waiting, watch: Watch, now: Date) {
  if (
    table.pausedBy !== null ||
    request === null ||
    server.reminders === false ||
    watch.reminders >= MOST_REMINDERS
  )
    return [];
  return asked.flatMap(({ userId, settings }) => {
    const last = watch.reminded.find(({ to }) => to === userId);
    const at = reminderAt(settings, table.waitingSince, last === undefined ? null : new Date(last.at), now);
    return at === null ? [] : [{ userId, at }];
  });
}

function watchAfter(watch: Watch, due: Due, now: Date): Watch {
  switch (due.kind) {
    case 'reminder': {
      const others = watch.reminded.filter(({ to }) => !due.call.includes(to));
      const called = due.call.map((to) => ({ to, at: now.toISOString() }));
      return { ...watch, reminders: watch.reminders + 1, reminded: [...others, ...called] };
    }
    case 'overdue':
      return { ...watch, isToldOverdue: true };
    case 'warning':
      return { ...watch, closesAt: due.closesAt.toISOString() };
    case 'closing':
      return watch;
  }
}

/** When something else may be due. Others may act long since where nobody needs to be told so. */
function comingUp(waiting: Waiting, watch: Watch, now: Date): readonly Date[] {
  const { table } = waiting;
  const overdue = table.pausedBy === null ? overdueAt(table) : null;
  return [
    watch.closesAt === null ? sleepsAt(table, watch) : new Date(watch.closesAt),
    ...(overdue === null || overdue <= now ? [] : [overdue]),
    ...(isPassing(waiting, now) ? [] : remindersOf(waiting, watch, now).map(({ at }) => at)),
  ];
}
