/** The table store as one server sees it, with the tables and campaigns of all other servers hidden. */
import type { CampaignId, KeptCampaign } from './model/campaign.ts';
import type { Scope } from './model/change.ts';
import type { TableStore } from './model/storage/store.ts';
import { readOrNull, tableIn, UnreadableTable } from './model/storage/unreadable.ts';
import type { ChannelId, Place, Table, TableId } from './model/table.ts';

/** Every lookup by an id that people can type or forge has to name the server it is for. */
export interface ScopedStore extends Omit<TableStore, 'load' | 'campaign' | 'liveIn'> {
  load(id: TableId, scope: Scope): Promise<Table | null>;
  campaign(id: CampaignId, scope: Scope): Promise<KeptCampaign | null>;
  liveIn(channelId: ChannelId, scope: Scope): Promise<Table | null>;
}

/**
 * A channel belongs to one server forever. If the row of a table in this server's channel names another server, it is damaged,
 * and gets the right server back.
 */
export function scopedStore(store: TableStore, now: () => Date): ScopedStore {
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
    load: async (id, { guildId }) => {
      if (guildId === null) return store.load(id);
      const table = await readOrNull(store.load(id));
      return table === null || placeOf(table).guildId !== guildId ? null : tableIn(table);
    },
    campaign: async (id, { guildId }) => {
      const campaign = await store.campaign(id);
      return guildId === null || campaign?.place.guildId === guildId ? campaign : null;
    },
    liveIn: async (channelId, { guildId }) => {
      if (guildId === null) return store.liveIn(channelId);
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
