/** Verbs for a table whose channel the bot cannot reach: suspending, reviving and moving it. */

import { canModerate } from '../lobby/lobby.ts';
import { ANY_SERVER, type Done, type PrivilegedActor, type Rescued } from '../model/change.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { type Remains, UnreadableTable } from '../model/storage/unreadable.ts';
import type { Place, Table, TableId } from '../model/table.ts';
import { type Loss, move, moveRemains, revive, suspend } from '../moderation/suspending.ts';
import { type LoadedTable, loadedTableOf } from '../turns/loaded-table.ts';
import type { VerbNeeds } from './verb-needs.ts';

export interface RelocatingVerbs {
  /** Suspends the table while the bot cannot reach `place`. */
  suspend(id: TableId, place: Place, code: Loss): Promise<Done>;
  /** Continues a suspended table in its old place. */
  revive(id: TableId): Promise<Done>;
  /** Moves the table to another channel or thread of its server. A table that cannot be read only frees its channel. */
  move(by: PrivilegedActor, id: TableId, place: Place): Promise<Done | Rescued>;
  /** The live tables on a server that can be read, oldest first. */
  liveOfServer(guildId: string): Promise<readonly LoadedTable[]>;
  /** The live tables on a server that cannot be read. */
  unreadableOfServer(guildId: string): Promise<readonly Remains[]>;
  /** The servers that have a live table. */
  serversWithTables(): Promise<readonly string[]>;
}

export function relocatingVerbs({ changing, store, catalogue, now }: VerbNeeds): RelocatingVerbs {
  const { changeOrRescue, withLock, commit } = changing;
  return {
    suspend: (id, place, code) =>
      withLock(ANY_SERVER, id, async (table) => {
        const suspended = suspend(table, place, code, now());
        return suspended.ok ? commit(suspended, table, `suspend:${id}:${table.version}`) : suspended;
      }),
    revive: (id) =>
      withLock(ANY_SERVER, id, async (table, entry) => {
        const revived = revive(entry, table, now());
        return revived.ok ? commit(revived, table, `revive:${id}:${table.version}`) : revived;
      }),
    move: (by, id, place) =>
      changeOrRescue(
        by,
        id,
        (table, entry) => refusedToMove(table, place, by) ?? move(entry, table, place, by.userId, now()),
        (remains) => refusedToMove(remains, place, by) ?? moveRemains(remains, place),
      ),
    async liveOfServer(guildId) {
      const tables = await store.liveOfServer(guildId);
      return tables.flatMap((table) =>
        table instanceof UnreadableTable ? [] : (loadedTableOf(catalogue, table) ?? []),
      );
    },
    async unreadableOfServer(guildId) {
      const tables = await store.liveOfServer(guildId);
      return tables.flatMap((table) => (table instanceof UnreadableTable ? table.remains : []));
    },
    serversWithTables: () => store.serversWithTables(),
  };
}

function refusedToMove(
  { place: { guildId }, hostId }: Pick<Table, 'place' | 'hostId'>,
  to: Place,
  { userId, isModerator }: PrivilegedActor,
): TableRefused | null {
  if (guildId !== to.guildId) return tableRefuses('no-such-table');
  return canModerate({ hostId }, userId, isModerator)
    ? null
    : tableRefuses('only-host-or-moderator', { host: hostId });
}
