/** Passes a table to another host, because the host hands it over, leaves it or has left the server. */
import type { Change } from '../model/change.ts';
import { type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isLive, type Table, type UserId } from '../model/table.ts';

/** Makes anyone the host, seated or not. The caller has checked the permission. */
export function handOn(table: Table, to: UserId, by: UserId, now: Date): Change | TableRefused {
  if (!isLive(table)) return tableRefuses('not-playing');
  if (to === table.hostId) return tableRefuses('hosts-already', { user: to });
  const notice = to === by ? takenOver(by, now) : handedTo(to, by, now);
  return { ok: true, table: { ...table, hostId: to }, jobs: [notice, ...shownInLobby(table, now)] };
}

function takenOver(by: UserId, now: Date): NewJob {
  return noticeJob({ key: 'table.host-follows', with: { user: by } }, by, now);
}

function handedTo(to: UserId, by: UserId, dueAt: Date): NewJob {
  const phrase = { key: 'table.host-handed', with: { user: to, by } };
  return { job: { kind: 'notice', phrase, by, call: [to] }, dueAt };
}

/** Passes the table of a host without a seat to the first seated person. */
export function leaveHosting(table: Table, userId: UserId, now: Date): Change | TableRefused {
  if (!isLive(table) || table.hostId !== userId) return tableRefuses('not-seated');
  const next = firstSeated(table);
  return next === null ? tableRefuses('nobody-to-host') : handOn(table, next, userId, now);
}

export interface Handed {
  readonly table: Table;
  readonly notices: readonly NewJob[];
}

/** Replaces a host without a seat who has left the server. If no one is seated, the table keeps its host. */
export function hostGone(table: Table, now: Date): Handed {
  const next = firstSeated(table);
  if (next === null) return { table, notices: [] };
  const phrase = { key: 'table.host-gone', with: { user: table.hostId, host: next } };
  return { table: { ...table, hostId: next }, notices: [noticeJob(phrase, null, now)] };
}

export function shownInLobby({ status }: Table, dueAt: Date): readonly NewJob[] {
  return status === 'lobby' ? [{ job: { kind: 'lobby' }, dueAt }] : [];
}

function firstSeated({ seats }: Table): UserId | null {
  return seats.find(({ userId }) => userId !== null)?.userId ?? null;
}
