/** Errands in a store, and the claiming of them. */
import type { Errand, NewErrand, OutboxRow, ReminderState } from '../../../src/tables/model/outbox.ts';
import type { ShardPart, TableStore } from '../../../src/tables/model/storage/store.ts';
import { commitOf, lobby, NOON, secondsAfterNoon } from '../tables.ts';
import type { OpenBackEnd } from './back-end.ts';

/** A store with one table, which has these errands. */
export async function storeWith(
  openBackEnd: OpenBackEnd,
  ...errands: readonly NewErrand[]
): Promise<TableStore> {
  const { store } = await openBackEnd();
  await store.commit(commitOf(lobby(), { errands }));
  return store;
}

export function watching(changes: Partial<ReminderState> = {}): Extract<Errand, { kind: 'watch' }> {
  const since = NOON.toISOString();
  const first = { since, idleSince: since, reminders: 0, reminded: [], isToldOverdue: false, closesAt: null };
  return { kind: 'watch', watch: { ...first, ...changes } };
}

export function claim(
  store: TableStore,
  seconds: number,
  limit = 10,
  part: ShardPart | null = null,
): Promise<readonly OutboxRow[]> {
  return store.claimDue(secondsAfterNoon(seconds), limit, part);
}

export async function claimOne(store: TableStore, seconds: number): Promise<OutboxRow> {
  const [row, ...others] = await claim(store, seconds);
  if (row === undefined || others.length > 0) throw new Error('not exactly one errand to claim');
  return row;
}

export function texts(rows: readonly OutboxRow[]): readonly string[] {
  return rows.map(({ errand }) => (errand.kind === 'notice' ? errand.saying.key : errand.kind));
}
