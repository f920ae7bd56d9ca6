/** The verbs of a table that loses its place: it stands still, goes on when the bot is back there, or moves elsewhere. */

import type { Catalogue } from '../core/catalogue.ts';
import { type Changing, type Done, type Ruler, type Standing, standingOf } from './changing.ts';
import { mayRule } from './lobby.ts';
import { tableRefuses } from './refusal.ts';
import type { TableStore } from './store.ts';
import { type Loss, move, revive, suspend } from './suspending.ts';
import type { Place, TableId } from './table.ts';

export interface RelocatingVerbs {
  /** The table cannot be reached there any more. */
  suspend(id: TableId, place: Place, why: Loss): Promise<Done>;
  /** It can be reached again where it was. */
  revive(id: TableId): Promise<Done>;
  /** It goes on in another channel or thread of its server. */
  move(by: Ruler, id: TableId, place: Place): Promise<Done>;
  /** The live tables of a server, the oldest first. */
  liveOfServer(guildId: string): Promise<readonly Standing[]>;
  /** The servers that have a live table. */
  serversWithTables(): Promise<readonly string[]>;
}

export interface RelocatingNeeds {
  readonly changing: Changing;
  readonly store: TableStore;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
}

export function relocatingVerbs({ changing, store, catalogue, now }: RelocatingNeeds): RelocatingVerbs {
  const { change, inLane, keep } = changing;
  return {
    suspend: (id, place, why) =>
      inLane(id, async (table) => {
        const suspended = suspend(table, place, why, now());
        return suspended.ok ? keep(suspended, table, `suspend:${id}:${table.version}`) : suspended;
      }),
    revive: (id) =>
      inLane(id, async (table, entry) => {
        const revived = revive(entry, table, now());
        return revived.ok ? keep(revived, table, `revive:${id}:${table.version}`) : revived;
      }),
    move: ({ userId, isModerator, cause }, id, place) =>
      change(id, cause, (table, entry) => {
        if (table.place.guildId !== place.guildId) return tableRefuses('no-such-table');
        return mayRule(table, userId, isModerator)
          ? move(entry, table, place, userId, now())
          : tableRefuses('only-host-or-moderator', { host: table.hostId });
      }),
    async liveOfServer(guildId) {
      const tables = await store.liveOfServer(guildId);
      return tables.flatMap((table) => standingOf(catalogue, table) ?? []);
    },
    serversWithTables: () => store.serversWithTables(),
  };
}
