/** The verbs of whoever wants to know what is kept of them, or to be forgotten. */
import type { Changing } from '../commit/committing.ts';
import type { Doer, Done } from '../model/change.ts';
import type { PersonsData } from '../model/people-kept.ts';
import type { TableStore } from '../model/store.ts';
import type { TableId, UserId } from '../model/table.ts';
import { UnreadableTable } from '../model/unreadable.ts';
import { forget } from './forgetting.ts';

export interface PeopleVerbs {
  dataOf(userId: UserId): Promise<PersonsData>;
  /** Every table forgets them, and `names` in what people typed; returns how many of those were not over. */
  forget(by: Doer, names: readonly string[]): Promise<number>;
}

export interface PeopleNeeds {
  readonly changing: Changing;
  readonly store: TableStore;
  readonly now: () => Date;
}

export function peopleVerbs({ changing, store, now }: PeopleNeeds): PeopleVerbs {
  /** A table that cannot be read cannot be changed either, nor played: null, for the erasing that follows is enough. */
  async function forgotten(id: TableId, cause: string, userId: UserId): Promise<Done | null> {
    try {
      return await changing.change(id, cause, (table, entry) => forget(entry, table, userId, now()));
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      return null;
    }
  }

  return {
    dataOf: (userId) => store.people.dataOf(userId),
    async forget({ userId, cause }, names) {
      const open = await store.people.openTablesOf(userId);
      // What is still going on changes in its own lane first, so that nobody's answer can bring the name back.
      for (const id of open) {
        const done = await forgotten(id, `${cause} ${id}`, userId);
        if (done?.ok === false) throw new Error(`table ${id} does not forget: ${done.refusal.why}`);
      }
      await store.people.erase(userId, names);
      return open.length;
    },
  };
}
