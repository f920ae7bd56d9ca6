/** Campaigns and entries to put into a store. */
import type { CampaignEntry, CampaignId, KeptCampaign } from '../../../src/tables/model/campaign.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { lobby, NOON } from './tables.ts';

export function aCampaign(changes: Partial<KeptCampaign> = {}): KeptCampaign {
  const { id: tableId, place, gameId, hostId } = lobby();
  return {
    id: 'campaign-1' as CampaignId,
    gameId,
    status: 'running',
    version: 1,
    place,
    hostId,
    tableId,
    chapter: 'first',
    chronicle: { version: 3, is: { ð: ['Múspell', 0.5, null] } },
    seats: [],
    proposals: [],
    entries: 0,
    createdAt: NOON,
    changedAt: NOON,
    ...changes,
  };
}

export function anEntry(changes: Partial<CampaignEntry> = {}): CampaignEntry {
  return {
    number: 0,
    by: 'ann' as UserId,
    tableId: null,
    deed: { kind: 'began', roles: ['thor', 'odin'] },
    chronicle: { version: 3, is: { points: 3 } },
    writtenAt: NOON,
    ...changes,
  };
}
