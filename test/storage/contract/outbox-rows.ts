/** Jobs in a store, and ways for tests to claim them. */
import type { Job, NewJob, OutboxRow, ReminderState } from '../../../src/tables/model/outbox.ts';
import type { ShardFilter, TableStore } from '../../../src/tables/model/storage/store.ts';
import { commitOf, lobby, NOON, secondsAfterNoon } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';

/** A store with one table, which has these jobs. */
export async function storeWith(openBackEnd: OpenBackEnd, ...jobs: readonly NewJob[]): Promise<TableStore> {
  const { store } = await openBackEnd();
  await store.commit(commitOf(lobby(), { jobs }));
  return store;
}

export function watching(changes: Partial<ReminderState> = {}): Extract<Job, { kind: 'watch' }> {
  const since = NOON.toISOString();
  const first = {
    since,
    idleSince: since,
    reminders: 0,
    reminded: [],
    isOverdueAnnounced: false,
    closesAt: null,
  };
  return { kind: 'watch', watch: { ...first, ...changes } };
}

export function claim(
  store: TableStore,
  seconds: number,
  limit = 10,
  part: ShardFilter | null = null,
): Promise<readonly OutboxRow[]> {
  return store.claimDue(secondsAfterNoon(seconds), limit, part);
}

export async function claimOne(store: TableStore, seconds: number): Promise<OutboxRow> {
  const [row, ...others] = await claim(store, seconds);
  if (row === undefined || others.length > 0) throw new Error('not exactly one job to claim');
  return row;
}

export function texts(rows: readonly OutboxRow[]): readonly string[] {
  return rows.map(({ job }) => (job.kind === 'notice' ? job.phrase.key : job.kind));
}
