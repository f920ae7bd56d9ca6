/** All verbs of tables and all lookups, put together from their parts. */
import { type Changing, type ChangingNeeds, openChanging } from './commit/committing.ts';
import { openKeyedMutex } from './commit/keyed-mutex.ts';
import type { Settings } from './model/settings.ts';
import type { BoxShelf } from './model/storage/box-shelf.ts';
import type { PeopleKept } from './model/storage/people-kept.ts';
import { type Remains, readOrNot, UnreadableTable } from './model/storage/unreadable.ts';
import type { ChannelId, Era, LogLine, Notice, Table, TableId } from './model/table.ts';
import { type RebuildingNeeds, rebuildingStore } from './recovery/rebuilding.ts';
import { storeOfServer } from './store-of-server.ts';
import { type LoadedTable, loadedTableOf } from './turns/loaded-table.ts';
import { type AgreementVerbs, agreementVerbs } from './verbs/agreement.ts';
import { type CampaignVerbs, campaignVerbs } from './verbs/campaigns.ts';
import { type ComputerNeeds, type ComputerVerbs, computerVerbs } from './verbs/computers.ts';
import { type EndingVerbs, endingVerbs } from './verbs/endings.ts';
import { type HostingVerbs, hostingVerbs } from './verbs/hosting.ts';
import { type InvitingVerbs, invitingVerbs } from './verbs/inviting.ts';
import { type LearningVerbs, learningVerbs } from './verbs/learning.ts';
import { type LobbyVerbs, lobbyVerbs } from './verbs/lobby.ts';
import type { OpeningNeeds } from './verbs/opening/opening.ts';
import { type PeopleVerbs, peopleVerbs } from './verbs/people.ts';
import { type PlanningVerbs, planningVerbs } from './verbs/planning.ts';
import { type PlayVerbs, playVerbs } from './verbs/play.ts';
import { type RelocatingVerbs, relocatingVerbs } from './verbs/relocating.ts';
import { type SeatVerbs, seatVerbs } from './verbs/seats.ts';
import { type SessionVerbs, sessionVerbs } from './verbs/sessions.ts';
import { type SleepingVerbs, sleepingVerbs } from './verbs/sleeping.ts';

/** Reading tables without changing them. Methods throw `UnreadableTable` where a table cannot be read. */
interface Lookups {
  loaded(id: TableId): Promise<LoadedTable | null>;
  loadedIn(channelId: ChannelId): Promise<LoadedTable | null>;
  /** The live table of that channel, or its remains where it cannot be read. */
  liveIn(channelId: ChannelId): Promise<Table | Remains | null>;
  /** The game being played in that channel, or the one that ended there last. */
  begunIn(channelId: ChannelId): Promise<LoadedTable | null>;
  /** The table of that channel that was closed last for inactivity. */
  closedIn(channelId: ChannelId): Promise<LoadedTable | null>;
  log(id: TableId): Promise<readonly LogLine[]>;
  notices(id: TableId): Promise<readonly Notice[]>;
  eras(id: TableId): Promise<readonly Era[]>;
  /** Retries the table's errands that Discord refused or that failed. */
  wake(id: TableId): Promise<void>;
}

export type Tables = Lookups &
  LobbyVerbs &
  InvitingVerbs &
  LearningVerbs &
  PlayVerbs &
  SeatVerbs &
  ComputerVerbs &
  AgreementVerbs &
  CampaignVerbs &
  EndingVerbs &
  PlanningVerbs &
  SessionVerbs &
  HostingVerbs &
  RelocatingVerbs &
  SleepingVerbs &
  PeopleVerbs & {
    /**
     * The same verbs for people on one server: tables of other servers do not exist for them. A person's data is that
     * of all servers.
     */
    ofServer(guildId: string): Tables;
  };

export interface TablesNeeds
  extends Omit<ChangingNeeds, 'mutex'>,
    Pick<RebuildingNeeds, 'damaged'>,
    Pick<OpeningNeeds, 'random'>,
    Pick<ComputerNeeds, 'askComputer' | 'computerFailed'> {
  readonly boxes: BoxShelf;
  readonly settings: Settings;
  readonly people: PeopleKept;
}

export function openTables(needs: TablesNeeds): Tables {
  return tablesIn({ ...needs, store: rebuildingStore(needs), mutex: openKeyedMutex() });
}

function tablesIn(needs: TablesNeeds & ChangingNeeds): Tables {
  const changing: Changing = openChanging(needs);
  const play = playVerbs({ ...needs, changing });
  const people = peopleVerbs({ ...needs, changing });
  return {
    ...lookups(needs),
    ...lobbyVerbs({ ...needs, changing }),
    ...invitingVerbs({ ...needs, changing }),
    ...learningVerbs({ ...needs, changing }),
    ...play,
    ...seatVerbs({ ...needs, changing }),
    ...computerVerbs({ ...needs, changing }),
    ...agreementVerbs({ ...needs, changing }),
    ...campaignVerbs({ ...needs, changing }),
    ...endingVerbs({ ...needs, changing }),
    ...planningVerbs({ ...needs, changing }),
    ...sessionVerbs({ ...needs, changing }),
    ...hostingVerbs({ ...needs, changing }),
    ...relocatingVerbs({ ...needs, changing }),
    ...sleepingVerbs({ ...needs, changing, migrate: play.migrate }),
    ...people,
    ofServer: (guildId) => ({
      ...tablesIn({ ...needs, store: storeOfServer(needs.store, guildId, needs.now) }),
      ...people,
    }),
  };
}

function lookups({ store, catalogue, errandsWritten }: TablesNeeds): Lookups {
  return {
    loaded: async (id) => loadedTableOf(catalogue, await store.load(id)),
    loadedIn: async (channelId) => loadedTableOf(catalogue, await store.liveIn(channelId)),
    liveIn: async (channelId) => {
      const table = await readOrNot(store.liveIn(channelId));
      return table instanceof UnreadableTable ? table.remains : table;
    },
    begunIn: async (channelId) => {
      const live = await store.liveIn(channelId);
      return loadedTableOf(catalogue, live?.status === 'playing' ? live : await store.lastOverIn(channelId));
    },
    closedIn: async (channelId) => loadedTableOf(catalogue, await store.lastClosedIn(channelId)),
    log: (id) => store.log(id),
    notices: (id) => store.notices(id),
    eras: (id) => store.eras(id),
    wake: async (id) => {
      await store.wake(id);
      errandsWritten(null);
    },
  };
}
