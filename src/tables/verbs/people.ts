/** Verbs for a person's own tables and data: finding, reading and erasing them. */
import { type Actor, type Done, ofProgram } from '../model/change.ts';
import type { PersonsData } from '../model/storage/people-kept.ts';
import { type Remains, UnreadableTable } from '../model/storage/unreadable.ts';
import type { TableId, UserId } from '../model/table.ts';
import { type LoadedTable, loadedTableOf } from '../turns/loaded-table.ts';
import { forget } from './forgetting.ts';
import type { VerbNeeds } from './verb-needs.ts';

/** The live tables at which a person sits, on all servers. */
export interface PersonsTables {
  /** The tables that can be read, oldest first. */
  readonly loadedTables: readonly LoadedTable[];
  readonly unreadable: readonly Remains[];
}

export interface PeopleVerbs {
  tablesOf(userId: UserId): Promise<PersonsTables>;
  dataOf(userId: UserId): Promise<PersonsData>;
  /** Erases a person, and `names` in texts that others typed. Returns the number of their tables that were not over. */
  forget(by: Actor, names: readonly string[]): Promise<number>;
}

export function peopleVerbs({ changing, people, store, catalogue, now }: VerbNeeds): PeopleVerbs {
  /** Returns null for a table that cannot be read: no one can play it, so erasing its rows is enough. */
  async function forgotten(by: Actor, id: TableId): Promise<Done | null> {
    try {
      return await changing.change(by, id, (table, entry) => forget(entry, table, by.userId, now()));
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      return null;
    }
  }

  return {
    async tablesOf(userId) {
      const tables = await store.liveOfPerson(userId);
      return {
        loadedTables: tables.flatMap((table) =>
          table instanceof UnreadableTable ? [] : (loadedTableOf(catalogue, table) ?? []),
        ),
        unreadable: tables.flatMap((table) => (table instanceof UnreadableTable ? table.remains : [])),
      };
    },
    dataOf: (userId) => people.dataOf(userId),
    async forget({ userId, cause }, names) {
      const open = await people.openTablesOf(userId);
      // Live tables change first, each under its lock, so that no answer can bring the id back.
      for (const id of open) {
        const done = await forgotten({ userId, ...ofProgram(`${cause} ${id}`) }, id);
        if (done?.ok === false) throw new Error(`table ${id} does not forget: ${done.refusal.code}`);
      }
      await people.erase(userId, names, now());
      return open.length;
    },
  };
}
