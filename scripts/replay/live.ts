/** Reports whether a live table can continue unchanged with this version's rules, and the reason if it can't. */
import type { Catalogue, GameEntry } from '../../src/core/catalogue.ts';
import { fingerprintOf } from '../../src/tables/history/fingerprint.ts';
import type { TableStore } from '../../src/tables/model/storage/store.ts';
import type { Table, TableId } from '../../src/tables/model/table.ts';
import { migrateTable } from '../../src/tables/recovery/state-migration.ts';
import { replayedEra } from '../../src/tables/turns/eras.ts';

export interface Finding {
  readonly id: TableId;
  /** The table; null if its rows cannot be read. */
  readonly table: Table | null;
  /** The reason why the table can't continue unchanged; null if it can. */
  readonly fault: string | null;
  /** True if this version would migrate the table from other rules. */
  readonly isMigrated: boolean;
}

type Store = Pick<TableStore, 'live' | 'load' | 'log' | 'eras'>;

/** Every lobby and every running game of all servers. */
export async function* liveTables(store: Store, catalogue: Catalogue): AsyncGenerator<Finding> {
  for (const id of await store.live()) yield await findingOn(store, catalogue, id);
}

async function findingOn(store: Store, catalogue: Catalogue, id: TableId): Promise<Finding> {
  let table: Table | null = null;
  let isMigrated = false;
  try {
    table = await store.load(id);
    const entry = table === null ? undefined : catalogue.get(table.gameId);
    if (table === null || entry === undefined)
      return { id, table, isMigrated, fault: `there is no game ${table?.gameId} any more` };
    isMigrated = entry.game.rulesVersion !== table.rulesVersion;
    const fault = isMigrated ? faultOfMigration(entry, table) : await faultOfReplay(store, entry, table);
    return { id, table, isMigrated, fault };
  } catch (error) {
    return { id, table, isMigrated, fault: error instanceof Error ? error.message : String(error) };
  }
}

function faultOfMigration(entry: GameEntry, table: Table): string | null {
  const migrated = migrateTable(entry, table, null, table.changedAt);
  if (!migrated.ok) return `rules ${entry.game.rulesVersion} cannot take over ${table.rulesVersion}`;
  const asksNothing = table.status === 'playing' && entry.game.requests(migrated.table.state).length === 0;
  return asksNothing ? 'taken over, it would ask nothing' : null;
}

async function faultOfReplay(store: Store, entry: GameEntry, table: Table): Promise<string | null> {
  if (table.status === 'lobby') return null;
  const era = replayedEra(entry, table, await store.eras(table.id), await store.log(table.id));
  if (era === null) return 'its log has no part that was played by these rules';
  return faultOf(entry, table, era.replayed.moments.at(-1)?.state);
}

/** `end` is the state to which the log leads. */
function faultOf({ game }: GameEntry, table: Table, end: unknown): string | null {
  const [asked] = game.requests(end);
  const [loaded] = game.requests(table.state);
  if (loaded === undefined) return 'as it stands it would ask nothing';
  if (asked?.key !== loaded.key)
    return `it asks ${loaded.key}, and its log leads to ${asked?.key ?? 'the end of the game'}`;
  if (fingerprintOf(asked) !== fingerprintOf(loaded)) return `its question ${loaded.key} would be another`;
  return fingerprintOf(end) === fingerprintOf(table.state)
    ? null
    : 'its log leads to another state than it stands in';
}
