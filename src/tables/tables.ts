/** Everything that can be done with tables, and what is known of them. */

import { type AgreementVerbs, agreementVerbs } from './agreement-verbs.ts';
import type { BoxShelf } from './box-shelf.ts';
import type { ChangingNeeds } from './changing.ts';
import { type Changing, openChanging, type Standing, standingOf } from './changing.ts';
import { type HostingVerbs, hostingVerbs } from './hosting-verbs.ts';
import { openLanes } from './lanes.ts';
import { type LobbyNeeds, type LobbyVerbs, lobbyVerbs } from './lobby-verbs.ts';
import { type PeopleVerbs, peopleVerbs } from './people-verbs.ts';
import { type PlayVerbs, playVerbs } from './play-verbs.ts';
import { type RebuildingNeeds, rebuildingStore } from './rebuilding.ts';
import { type RelocatingVerbs, relocatingVerbs } from './relocating-verbs.ts';
import { type SeatVerbs, seatVerbs } from './seat-verbs.ts';
import type { Settings } from './settings.ts';
import { type SleepingVerbs, sleepingVerbs } from './sleeping-verbs.ts';
import type { TableStore } from './store.ts';
import type { ChannelId, Era, LogLine, Notice, Place, Table, TableId } from './table.ts';
import { type Remains, readOrNot, tableIn, UnreadableTable } from './unreadable.ts';

/** What is known of tables without changing them. Where a table cannot be read, they throw `UnreadableTable`. */
interface Lookups {
  standing(id: TableId): Promise<Standing | null>;
  standingIn(channelId: ChannelId): Promise<Standing | null>;
  /** The live table of that channel, or what is left of it where it cannot be read. */
  liveIn(channelId: ChannelId): Promise<Table | Remains | null>;
  /** The game that is played in that channel; where none is, the one that ended there last. */
  begunIn(channelId: ChannelId): Promise<Standing | null>;
  /** The table of that channel that was closed last because it slept. */
  closedIn(channelId: ChannelId): Promise<Standing | null>;
  log(id: TableId): Promise<readonly LogLine[]>;
  notices(id: TableId): Promise<readonly Notice[]>;
  eras(id: TableId): Promise<readonly Era[]>;
  /** What could not be said at the table is tried again. */
  wake(id: TableId): Promise<void>;
}

export type Tables = Lookups &
  LobbyVerbs &
  PlayVerbs &
  SeatVerbs &
  AgreementVerbs &
  HostingVerbs &
  RelocatingVerbs &
  SleepingVerbs &
  PeopleVerbs & {
    /** As they are to somebody on that server: no table of another one is there. What is kept of people is of all servers. */
    ofServer(guildId: string): Tables;
  };

export interface TablesNeeds
  extends Omit<ChangingNeeds, 'lanes'>,
    Pick<RebuildingNeeds, 'damaged'>,
    Pick<LobbyNeeds, 'random'> {
  readonly boxes: BoxShelf;
  readonly settings: Settings;
}

export function openTables(needs: TablesNeeds): Tables {
  return tablesIn({ ...needs, store: rebuildingStore(needs), lanes: openLanes() });
}

function tablesIn(needs: TablesNeeds & ChangingNeeds): Tables {
  const changing: Changing = openChanging(needs);
  const play = playVerbs({ ...needs, changing });
  const people = peopleVerbs({ ...needs, changing });
  return {
    ...lookups(needs),
    ...lobbyVerbs({ ...needs, changing }),
    ...play,
    ...seatVerbs({ ...needs, changing }),
    ...agreementVerbs({ ...needs, changing }),
    ...hostingVerbs({ ...needs, changing }),
    ...relocatingVerbs({ ...needs, changing }),
    ...sleepingVerbs({ ...needs, changing, adopt: play.adopt }),
    ...people,
    ofServer: (guildId) => ({
      ...tablesIn({ ...needs, store: storeOfServer(needs.store, guildId, needs.now) }),
      ...people,
    }),
  };
}

/**
 * Every table that is named by its id is loaded from there first. A channel belongs to one server for ever: a table of that
 * channel whose row names another server is damaged, and gets its server back.
 */
function storeOfServer(store: TableStore, guildId: string, now: () => Date): TableStore {
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
        errands: [],
        keepsSeats: true,
        cause,
      });
    return store.liveIn(place.channelId);
  }

  return {
    ...store,
    load: async (id) => {
      const table = await readOrNot(store.load(id));
      return table === null || placeOf(table).guildId !== guildId ? null : tableIn(table);
    },
    liveIn: async (channelId) => {
      const table = await readOrNot(store.liveIn(channelId));
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

function lookups({ store, catalogue, errandsWritten }: TablesNeeds): Lookups {
  return {
    standing: async (id) => standingOf(catalogue, await store.load(id)),
    standingIn: async (channelId) => standingOf(catalogue, await store.liveIn(channelId)),
    liveIn: async (channelId) => {
      const table = await readOrNot(store.liveIn(channelId));
      return table instanceof UnreadableTable ? table.remains : table;
    },
    begunIn: async (channelId) => {
      const live = await store.liveIn(channelId);
      return standingOf(catalogue, live?.status === 'playing' ? live : await store.lastOverIn(channelId));
    },
    closedIn: async (channelId) => standingOf(catalogue, await store.lastClosedIn(channelId)),
    log: (id) => store.log(id),
    notices: (id) => store.notices(id),
    eras: (id) => store.eras(id),
    wake: async (id) => {
      await store.wake(id);
      errandsWritten();
    },
  };
}
