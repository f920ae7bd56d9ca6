/** The verbs of whoever wants to know what is kept of them, or to be forgotten. */
import type { Changing, Doer } from './changing.ts';
import { forget } from './forgetting.ts';
import type { PersonsData } from './people-kept.ts';
import type { TableStore } from './store.ts';
import type { UserId } from './table.ts';

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
  return {
    dataOf: (userId) => store.people.dataOf(userId),
    async forget({ userId, cause }, names) {
      const open = await store.people.openTablesOf(userId);
      // What is still going on changes in its own lane first, so that nobody's answer can bring the name back.
      for (const id of open) {
        const done = await changing.change(id, `${cause} ${id}`, (table, entry) =>
          forget(entry, table, userId, now()),
        );
        if (!done.ok) throw new Error(`table ${id} does not forget: ${done.refusal.why}`);
      }
      await store.people.erase(userId, names);
      return open.length;
    },
  };
}
