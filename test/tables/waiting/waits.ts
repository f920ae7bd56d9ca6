/** A waiting table, checked as often as the outbox would. */
import { expect } from 'vitest';
import type { Request } from '../../../src/core/requests/request.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type { ReminderState } from '../../../src/tables/model/outbox.ts';
import { PERSON_CHOSE_NOTHING, type PersonSettings } from '../../../src/tables/model/settings.ts';
import type { Table, UserId } from '../../../src/tables/model/table.ts';
import { waitTimerJob } from '../../../src/tables/waiting/reminder-state.ts';
import { checkTimer, type Due, type Waiting } from '../../../src/tables/waiting/wait-timer.ts';
import { ANN, BEN } from '../../shared/hall.ts';
import { lobby, NOON } from '../../shared/stores/tables.ts';

export const HOUR_MS = 60 * 60_000;
export const GAME = lobby({
  status: 'playing',
  seats: [
    { role: 'thor', userId: ANN },
    { role: 'odin', userId: BEN },
  ],
});

export function hoursAfterNoon(hours: number): Date {
  return new Date(NOON.getTime() + hours * HOUR_MS);
}

export function asks(...seats: readonly number[]): Request {
  return { key: '1-turn', turn: 1, about: 'turn', seats: seats.map(seatIndex), alternatives: [] };
}

export interface Case {
  readonly table?: Table;
  readonly pending?: Readonly<Partial<Record<UserId, Partial<PersonSettings>>>>;
  /** The settings of people at the table whose turn it isn't, first of all the host, Ann. */
  readonly others?: Readonly<Partial<Record<UserId, Partial<PersonSettings>>>>;
  /** Whether the players play against each other. */
  readonly isContest?: boolean;
  readonly reminders?: boolean;
  readonly shown?: Waiting['shown'];
}

/** A waiting table. Ben is the current player by default, and has no settings. */
export function waiting({
  table = GAME,
  pending = { [BEN]: {} },
  others = {},
  isContest = false,
  reminders,
  shown = null,
}: Case): Waiting {
  const chosenBy = (chosen: Case['pending'] = {}) =>
    Object.entries(chosen).map(([userId, settings]) => ({
      userId: userId as UserId,
      settings: { ...PERSON_CHOSE_NOTHING, ...settings },
    }));
  const people = chosenBy(pending);
  const seats = people.length === 0 ? [1] : people.map(({ userId }) => (userId === ANN ? 0 : 1));
  return {
    table,
    request: table.status === 'lobby' ? null : asks(...seats),
    pending: table.status === 'lobby' ? [] : people,
    game: { isContest },
    people: chosenBy({ [ANN]: {}, ...(table.status === 'lobby' ? {} : pending), ...others }),
    server: { reminders: reminders ?? null },
    shown,
  };
}

export function firstReminderState(table: Table): ReminderState {
  const [row] = waitTimerJob(table);
  if (row?.job.kind !== 'watch') throw new Error('there is no wait timer');
  return row.job.watch;
}

export interface Said {
  readonly at: number;
  readonly due: Due;
}

/** Runs at each due time, like the outbox, and records the messages with their hours. */
export function saidWithin(situated: Case, hours: number): readonly Said[] {
  const situation = waiting(situated);
  const posted: Said[] = [];
  let state = firstReminderState(situation.table);
  let now = NOON;
  while (now <= hoursAfterNoon(hours)) {
    const look = checkTimer(situation, state, now);
    const at = (now.getTime() - NOON.getTime()) / HOUR_MS;
    if (look.due !== null) posted.push({ at, due: look.due });
    if (look.due?.kind === 'closing') break;
    expect(look.next.getTime()).toBeGreaterThan(now.getTime());
    ({ state } = look);
    now = look.next;
  }
  return posted;
}

export function remindersIn(posted: readonly Said[]): readonly number[] {
  return posted.flatMap(({ at, due }) => (due.kind === 'reminder' ? [at] : []));
}

/** A table at which no one may act for another player, however long a turn takes. */
export const NEVER_OVERDUE = { ...GAME, overdueAfter: null };
