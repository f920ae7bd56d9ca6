/** Combines all verbs and lookups of tables. */
import { type LoadedCampaign, loadedCampaignOf } from './campaigns/loaded-campaign.ts';
import { type ChangingNeeds, openChanging } from './commit/committing.ts';
import { openKeyedMutex } from './commit/keyed-mutex.ts';
import type { CampaignId } from './model/campaign.ts';
import { ANY_SERVER, type Scope } from './model/change.ts';
import { campaignOrNull } from './model/storage/campaign-store.ts';
import { type Remains, readOrNull, UnreadableTable } from './model/storage/unreadable.ts';
import type { ChannelId, Era, LogLine, Notice, Table, TableId } from './model/table.ts';
import { type RebuildingNeeds, rebuildingStore } from './recovery/rebuilding.ts';
import { scopedStore } from './scoped-store.ts';
import { type LoadedTable, loadedTableOf } from './turns/loaded-table.ts';
import { type AgreementVerbs, agreementVerbs } from './verbs/agreement.ts';
import { type CampaignVerbs, campaignVerbs } from './verbs/campaigns.ts';
import { type ComputerVerbs, computerVerbs } from './verbs/computers.ts';
import { type EndingVerbs, endingVerbs } from './verbs/endings.ts';
import { type HostingVerbs, hostingVerbs } from './verbs/hosting.ts';
import { type LearningVerbs, learningVerbs } from './verbs/learning.ts';
import { type LobbyVerbs, lobbyVerbs } from './verbs/lobby.ts';
import { type PeopleVerbs, peopleVerbs } from './verbs/people.ts';
import { type PlayVerbs, playVerbs } from './verbs/play.ts';
import { type RelocatingVerbs, relocatingVerbs } from './verbs/relocating.ts';
import { type SeatVerbs, seatVerbs } from './verbs/seats.ts';
import { type SleepingVerbs, sleepingVerbs } from './verbs/sleeping.ts';
import type { VerbNeeds } from './verbs/verb-needs.ts';

/** Reads by an id that people can type or forge. Methods throw `UnreadableTable` if a table cannot be read. */
export interface ScopedLookups {
  loaded(id: TableId): Promise<LoadedTable | null>;
  loadedIn(channelId: ChannelId): Promise<LoadedTable | null>;
  /** The live table of that channel, or its remains if it cannot be read. */
  liveIn(channelId: ChannelId): Promise<Table | Remains | null>;
  /** The game being played in that channel, or the one that ended there most recently. */
  begunIn(channelId: ChannelId): Promise<LoadedTable | null>;
  /** The campaign; null if there isn't one, or if it cannot be read. */
  campaign(id: CampaignId): Promise<LoadedCampaign | null>;
}

interface Lookups extends ScopedLookups {
  /** The table in that channel that was most recently closed for inactivity. */
  closedIn(channelId: ChannelId): Promise<LoadedTable | null>;
  log(id: TableId): Promise<readonly LogLine[]>;
  notices(id: TableId): Promise<readonly Notice[]>;
  eras(id: TableId): Promise<readonly Era[]>;
  /** Retries the table's jobs that Discord rejected or that failed. */
  wake(id: TableId): Promise<void>;
}

export type Tables = Lookups &
  LobbyVerbs &
  LearningVerbs &
  PlayVerbs &
  SeatVerbs &
  ComputerVerbs &
  AgreementVerbs &
  CampaignVerbs &
  EndingVerbs &
  HostingVerbs &
  RelocatingVerbs &
  SleepingVerbs &
  PeopleVerbs & {
    /** The lookups for people on one server. Verbs know the server from the actor. */
    ofServer(guildId: string): ScopedLookups;
  };

export type TablesNeeds = Omit<VerbNeeds, 'store' | 'changing' | 'mutex'> & RebuildingNeeds;

export function openTables(given: TablesNeeds): Tables {
  const store = scopedStore(rebuildingStore(given), given.now);
  const changeable = { ...given, store, mutex: openKeyedMutex() };
  const needs: VerbNeeds = { ...changeable, changing: openChanging(changeable) };
  const play = playVerbs(needs);
  return {
    ...lookups(changeable),
    ...lobbyVerbs(needs),
    ...learningVerbs(needs),
    ...play,
    ...seatVerbs(needs),
    ...computerVerbs(needs),
    ...agreementVerbs(needs),
    ...campaignVerbs(needs),
    ...endingVerbs(needs),
    ...hostingVerbs(needs),
    ...relocatingVerbs(needs),
    ...sleepingVerbs(needs, play.migrate),
    ...peopleVerbs(needs),
    ofServer: (guildId) => scopedLookups(needs, { guildId }),
  };
}

function scopedLookups(
  { store, catalogue }: Pick<VerbNeeds, 'store' | 'catalogue'>,
  scope: Scope,
): ScopedLookups {
  return {
    loaded: async (id) => loadedTableOf(catalogue, await store.load(id, scope)),
    loadedIn: async (channelId) => loadedTableOf(catalogue, await store.liveIn(channelId, scope)),
    liveIn: async (channelId) => {
      const table = await readOrNull(store.liveIn(channelId, scope));
      return table instanceof UnreadableTable ? table.remains : table;
    },
    begunIn: async (channelId) => {
      const live = await store.liveIn(channelId, scope);
      return loadedTableOf(catalogue, live?.status === 'playing' ? live : await store.lastOverIn(channelId));
    },
    campaign: async (id) => loadedCampaignOf(catalogue, await campaignOrNull(store.campaign(id, scope))),
  };
}

function lookups({ store, catalogue, jobsWritten }: ChangingNeeds): Lookups {
  return {
    ...scopedLookups({ store, catalogue }, ANY_SERVER),
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
