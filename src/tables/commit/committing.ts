/** Makes one change to a table: takes the table's lock, loads the table, lets the verb decide, commits, and wakes the outbox. */
import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import { entered } from '../campaigns/entering.ts';
import { campaignKey, loadedCampaignOf } from '../campaigns/loaded-campaign.ts';
import { endDirects } from '../endings/watching.ts';
import {
  ANY_SERVER,
  type Change,
  type Done,
  type Origin,
  type Rescued,
  type Scope,
  type Verb,
} from '../model/change.ts';
import type { NewJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { campaignOrNull } from '../model/storage/campaign-store.ts';
import { logOrNull, type Remains, UnreadableTable } from '../model/storage/unreadable.ts';
import { isLive, isOver, type Table, type TableId } from '../model/table.ts';
import type { ScopedStore } from '../scoped-store.ts';
import { isReadOnly, otherRules } from '../turns/current-request.ts';
import { batchOf } from './batch.ts';
import type { KeyedMutex } from './keyed-mutex.ts';

export interface ChangingNeeds {
  readonly store: ScopedStore;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
  /** Called after a commit that wrote jobs for a table on that server, or on any, so that delivery starts immediately. */
  readonly jobsWritten: (guildId: string | null) => void;
  readonly mutex: KeyedMutex;
}

export interface Changing {
  /** Changes a table with any rules version. */
  change(by: Origin, id: TableId, verb: Verb): Promise<Done>;
  /** Changes a table with the current rules version, and refuses a table with another version. */
  changeByRules(by: Origin, id: TableId, verb: Verb): Promise<Done>;
  /**
   * First checks with `isDue`, which doesn't load the table, whether the change is needed, then changes it like `changeByRules`;
   * null if it isn't needed.
   */
  changeWhereDue(by: Origin, id: TableId, isDue: () => Promise<boolean>, verb: Verb): Promise<Done | null>;
  /** Runs a task under the table's lock, for verbs that have to read more than the table before they decide. */
  withLock<Answer>(
    scope: Scope,
    id: TableId,
    task: (table: Table, entry: GameEntry) => Promise<Answer | TableRefused>,
  ): Promise<Answer | TableRefused>;
  /** Changes a table. If the table cannot be read, `otherwise` decides: such a table can only end or move. */
  changeOrRescue(
    by: Origin,
    id: TableId,
    verb: Verb,
    otherwise: (remains: Remains) => Rescued | TableRefused,
  ): Promise<Done | Rescued>;
  /** Commits a change to a table. `read` is the table as it was loaded; null for a new table. */
  commit(change: Change, read: Table | null, cause: string): Promise<Done>;
}

export function openChanging({ store, catalogue, now, jobsWritten, mutex }: ChangingNeeds): Changing {
  /** The commit that ends a campaign's game also contains the campaign's entry for it. */
  async function commit(change: Change, read: Table | null, cause: string): Promise<Done> {
    const { table } = change;
    const { campaignId } = table;
    const hasEnded = read?.status === 'playing' && table.status === 'finished';
    if (campaignId === undefined || !hasEnded) return write(change, read, cause);
    return mutex.run(campaignKey(campaignId), async () => {
      const campaign = await campaignOrNull(store.campaign(campaignId, ANY_SERVER));
      return write(entered(change, loadedCampaignOf(catalogue, campaign), now()), read, cause);
    });
  }

  async function write(change: Change, read: Table | null, cause: string): Promise<Done> {
    const entry = catalogue.get(change.table.gameId);
    if (entry === undefined) throw new Error(`nobody knows the game ${change.table.gameId}`);
    const directs = await directsAtEnd(entry, read, change.table);
    const whole = directs.length === 0 ? change : { ...change, jobs: [...change.jobs, ...directs] };
    const batch = batchOf(entry, read, whole, cause, now());
    const { table, jobs } = batch;
    const committed = await store.commit(batch);
    if (committed === 'conflict') return tableRefuses('busy');
    if (committed === 'channel-taken') return tableRefuses('channel-taken');
    // This interaction was already handled when it first arrived, so the person sees that result.
    if (committed === 'repeated') return { ok: true, table: read ?? table, events: [] };
    if (jobs.length > 0 || change.reminderState !== undefined) jobsWritten(table.place.guildId);
    return { ok: true, table, events: change.events ?? [] };
  }

  /** Reads a table's notes only for the change that ends its game. */
  async function directsAtEnd(
    entry: GameEntry,
    read: Table | null,
    changed: Table,
  ): Promise<readonly NewJob[]> {
    if (read === null || !isLive(read) || !isOver(changed)) return [];
    const notices = await logOrNull(store.notices(changed.id));
    return notices === null ? [] : endDirects(entry, read, changed, notices, now());
  }

  function withLock<Answer>(
    scope: Scope,
    id: TableId,
    task: (table: Table, entry: GameEntry) => Promise<Answer | TableRefused>,
  ): Promise<Answer | TableRefused> {
    return mutex.run(id, () => withTable(scope, id, task));
  }

  /** Loads the table and runs the task, for a caller who holds the table's lock. */
  async function withTable<Answer>(
    scope: Scope,
    id: TableId,
    task: (table: Table, entry: GameEntry) => Promise<Answer | TableRefused>,
  ): Promise<Answer | TableRefused> {
    const table = await store.load(id, scope);
    const entry = table === null ? undefined : catalogue.get(table.gameId);
    return table === null || entry === undefined ? tableRefuses('no-table') : task(table, entry);
  }

  function change(by: Origin, id: TableId, verb: Verb): Promise<Done> {
    return withLock<Done>(by, id, changedBy(verb, by.cause));
  }

  function changedBy(verb: Verb, cause: string) {
    return async (table: Table, entry: GameEntry): Promise<Done> => {
      const decided = verb(table, entry);
      return decided.ok ? commit(decided, table, cause) : decided;
    };
  }

  async function rescue({ rescued: remains, place }: Rescued, cause: string): Promise<TableRefused | null> {
    const committed = await store.rescue({ remains, place, cause, changedAt: now() });
    if (committed === 'conflict') return tableRefuses('busy');
    return committed === 'channel-taken' ? tableRefuses('channel-taken') : null;
  }

  return {
    change,
    async changeOrRescue(by, id, verb, otherwise) {
      try {
        return await change(by, id, verb);
      } catch (error) {
        if (!(error instanceof UnreadableTable)) throw error;
        const decided = otherwise(error.remains);
        return decided.ok ? ((await rescue(decided, by.cause)) ?? decided) : decided;
      }
    },
    changeByRules: (by, id, verb) => change(by, id, byRules(verb)),
    changeWhereDue: (by, id, isDue, verb) =>
      mutex.run(id, async () =>
        (await isDue()) ? withTable<Done>(by, id, changedBy(byRules(verb), by.cause)) : null,
      ),
    withLock,
    commit,
  };
}

function byRules(verb: Verb): Verb {
  return (table, entry) => (isReadOnly(entry, table) ? otherRules(entry, table) : verb(table, entry));
}
