/** The reminder state of one wait: since when the table has been waiting, and who was reminded when. */
import type { NewJob, ReminderState } from '../model/outbox.ts';
import { isLive, type Table, type UserId } from '../model/table.ts';

export const HOUR_MS = 60 * 60_000;

/** The timer runs at least this often, so that it notices changed settings. Its first run comes after this time. */
export const MAX_CHECK_MS = 3 * HOUR_MS;

/** The job that starts the wait timer of a new wait; none for a table that is suspended or over. */
export function waitTimerJob(table: Table): readonly NewJob[] {
  if (!hasWaitTimer(table)) return [];
  const since = table.waitingSince.toISOString();
  const dueAt = new Date(table.waitingSince.getTime() + MAX_CHECK_MS);
  return [{ job: { kind: 'watch', watch: firstReminderState(since) }, dueAt }];
}

function firstReminderState(since: string): ReminderState {
  return { since, idleSince: since, reminders: 0, reminded: [], isOverdueAnnounced: false, closesAt: null };
}

/** Whether the state belongs to the table's current wait. */
export function isUpToDate(state: ReminderState, table: Table): boolean {
  return hasWaitTimer(table) && state.since === table.waitingSince.toISOString();
}

function hasWaitTimer(table: Table): boolean {
  return isLive(table) && !table.isSuspended;
}

/** The reminder state after these people were reminded. */
export function remindedAt(state: ReminderState, call: readonly UserId[], now: Date): ReminderState {
  const others = state.reminded.filter(({ to }) => !call.includes(to));
  const called = call.map((to) => ({ to, at: now.toISOString() }));
  return { ...state, reminded: [...others, ...called] };
}

/** The reminder state after a reminder to these people failed. */
export function notReminded(state: ReminderState, call: readonly UserId[]): ReminderState {
  const reminded = state.reminded.filter(({ to }) => !call.includes(to));
  return { ...state, reminded, reminders: Math.max(0, state.reminders - 1) };
}
