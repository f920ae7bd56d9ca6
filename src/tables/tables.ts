/** All verbs of tables and all lookups, put together from their parts. */
import { type ChangingNeeds, openChanging } from './commit/committing.ts';
import { openKeyedMutex } from './commit/keyed-mutex.ts';
import { keepLatest } from './latest.ts';
import type { TableStore } from './model/storage/store.ts';
import { type Remains, readOrNull, UnreadableTable } from './model/storage/unreadable.ts';
import type { ChannelId, Era, LogLine, Notice, Table, TableId } from './model/table.ts';
import { type RebuildingNeeds, rebuildingStore } from './recovery/rebuilding.ts';
import { storeOfServer } from './store-of-server.ts';
import { type LoadedTable, loadedTableOf } from './turns/loaded-table.ts';
import { type AgreementVerbs, agreementVerbs } from './verbs/agreement.ts';
import { type CampaignVerbs, campaignVerbs } from './verbs/campaigns.ts';
import { type ComputerVerbs, computerVerbs } from './verbs/computers.ts';
import { type EndingVerbs, endingVerbs } from './verbs/endings.ts';
import { type HostingVerbs, hostingVerbs } from './verbs/hosting.ts';
import { type InvitingVerbs, invitingVerbs } from './verbs/inviting.ts';
import { type LearningVerbs, learningVerbs } from './verbs/learning.ts';
import { type LobbyVerbs, lobbyVerbs } from './verbs/lobby.ts';
import { type PeopleVerbs, peopleVerbs } from './verbs/people.ts';
import { type PlanningVerbs, planningVerbs } from './verbs/planning.ts';
import { type PlayVerbs, playVerbs } from './verbs/play.ts';
import { type RelocatingVerbs, relocatingVerbs } from './verbs/relocating.ts';
import { type SeatVerbs, seatVerbs } from './verbs/seats.ts';
import { type SessionVerbs, sessionVerbs } from './verbs/sessions.ts';
import { type SleepingVerbs, sleepingVerbs } from './verbs/sleeping.ts';
import type { VerbNeeds } from './verbs/verb-needs.ts';

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
  /** Retries the table's jobs that Discord refused or that failed. */
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
     * of all servers. They are built once, not for each interaction.
     */
    ofServer(guildId: string): Tables;
  };

export type TablesNeeds = Omit<VerbNeeds, 'changing' | 'mutex'> &
  Pick<ChangingNeeds, 'jobsWritten'> &
  Pick<RebuildingNeeds, 'damaged'>;

/** How many views are kept: one takes 38 KB, and half a millisecond to build. */
const MAX_VIEWS = 64;

export function openTables(needs: TablesNeeds): Tables {
  const whole = { ...needs, store: rebuildingStore(needs), mutex: openKeyedMutex() };
  const people = peopleVerbs({ ...whole, changing: openChanging(whole) });
  const verbsOn = (store: TableStore) => ({ ...verbsOf({ ...whole, store }), ...people });
  const ofServer: Tables['ofServer'] = keepLatest(MAX_VIEWS, (guildId) => ({
    ...verbsOn(storeOfServer(whole.store, guildId, whole.now)),
    ofServer,
  }));
  return { ...verbsOn(whole.store), ofServer };
}

function verbsOf(given: Omit<VerbNeeds, 'changing'> & ChangingNeeds) {
  const needs: VerbNeeds = { ...given, changing: openChanging(given) };
  const play = playVerbs(needs);
  return {
    ...lookups(given),
    ...lobbyVerbs(needs),
    ...invitingVerbs(needs),
    ...learningVerbs(needs),
    ...play,
    ...seatVerbs(needs),
    ...computerVerbs(needs),
    ...agreementVerbs(needs),
    ...campaignVerbs(needs),
    ...endingVerbs(needs),
    ...planningVerbs(needs),
    ...sessionVerbs(needs),
    ...hostingVerbs(needs),
    ...relocatingVerbs(needs),
    ...sleepingVerbs(needs, play.migrate),
  };
}

function lookups({ store, catalogue, jobsWritten }: ChangingNeeds): Lookups {
  return {
    loaded: async (id) => loadedTableOf(catalogue, await store.load(id)),
    loadedIn: async (channelId) => loadedTableOf(catalogue, await store.liveIn(channelId)),
    liveIn: async (channelId) => {
      const table = await readOrNull(store.liveIn(channelId));
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
      jobsWritten(null);
    },
  };
}
