/** The table store as people on one server see it, which hides the tables and campaigns of all others. */
import type { TableStore } from './model/storage/store.ts';
import { readOrNull, tableIn, UnreadableTable } from './model/storage/unreadable.ts';
import type { Place, Table } from './model/table.ts';

/**
 * A channel belongs to one server forever: a table of this server's channel whose row names another server is damaged, and gets
 * the right server back.
 */
export function storeOfServer(store: TableStore, guildId: string, now: () => Date): TableStore {
  async function putRight(place: Place, read: Table | UnreadableTable): Promise<Table | null> {
    const changedAt = now();
    const { id, version } = read instanceof UnreadableTable ? read.remains : read;
    const cause = `server:${id}:${version}`;
    if (read instanceof UnreadableTable)
      await store.rescue({ remains: read.remains, place, cause, changedAt });
    else
      await store.commit({
        table: { ...read, place, version: read.version + 1, changedAt },
        lines: [],
        jobs: [],
        keepsSeats: true,
        cause,
      });
    return store.liveIn(place.channelId);
  }

  return {
    ...store,
    load: async (id) => {
      const table = await readOrNull(store.load(id));
      return table === null || placeOf(table).guildId !== guildId ? null : tableIn(table);
    },
    campaign: async (id) => {
      const campaign = await store.campaign(id);
      return campaign?.place.guildId === guildId ? campaign : null;
    },
    liveIn: async (channelId) => {
      const table = await readOrNull(store.liveIn(channelId));
      if (table === null) return null;
      const place = placeOf(table);
      const isRight = place.guildId === guildId && place.channelId === channelId;
      return isRight ? tableIn(table) : putRight({ guildId, channelId }, table);
    },
  };
}

function placeOf(read: Table | UnreadableTable): Place {
  return (read instanceof UnreadableTable ? read.remains : read).place;
}
