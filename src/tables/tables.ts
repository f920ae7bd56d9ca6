/** Everything that can be done with tables, and what is known of them. */

import { type AgreementVerbs, agreementVerbs } from './agreement-verbs.ts';
import type { BoxShelf } from './box-shelf.ts';
import type { ChangingNeeds } from './changing.ts';
import { type Changing, openChanging, type Standing, standingOf } from './changing.ts';
import { type HostingVerbs, hostingVerbs } from './hosting-verbs.ts';
import { openLanes } from './lanes.ts';
import { type LobbyVerbs, lobbyVerbs } from './lobby-verbs.ts';
import { type PeopleVerbs, peopleVerbs } from './people-verbs.ts';
import { type PlayVerbs, playVerbs } from './play-verbs.ts';
import { type RelocatingVerbs, relocatingVerbs } from './relocating-verbs.ts';
import { type SeatVerbs, seatVerbs } from './seat-verbs.ts';
import type { Settings } from './settings.ts';
import { type SleepingVerbs, sleepingVerbs } from './sleeping-verbs.ts';
import type { TableStore } from './store.ts';
import type { ChannelId, Era, LogLine, Notice, TableId } from './table.ts';

/** What is known of tables without changing them. */
interface Lookups {
  standing(id: TableId): Promise<Standing | null>;
  standingIn(channelId: ChannelId): Promise<Standing | null>;
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

export interface TablesNeeds extends Omit<ChangingNeeds, 'lanes'> {
  readonly boxes: BoxShelf;
  readonly settings: Settings;
}

export function openTables(needs: TablesNeeds): Tables {
  return tablesIn({ ...needs, lanes: openLanes() });
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
      ...tablesIn({ ...needs, store: storeOfServer(needs.store, guildId) }),
      ...people,
    }),
  };
}

/** Every table that is named by its id is loaded from there first. */
function storeOfServer(store: TableStore, guildId: string): TableStore {
  return {
    ...store,
    load: async (id) => {
      const table = await store.load(id);
      return table?.place.guildId === guildId ? table : null;
    },
  };
}

function lookups({ store, catalogue, errandsWritten }: TablesNeeds): Lookups {
  return {
    standing: async (id) => standingOf(catalogue, await store.load(id)),
    standingIn: async (channelId) => standingOf(catalogue, await store.liveIn(channelId)),
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
