/** The contract of the store of campaigns. Every change of one is part of the commit of its last table. */
import type { CampaignEntry, CampaignId, KeptCampaign } from '../campaign.ts';

/** The row of a campaign cannot be read, since something other than the bot or a failing disk changed it. */
export class UnreadableCampaign extends Error {
  override readonly name = 'UnreadableCampaign';
}

/** Null also for a campaign that cannot be read. */
export async function campaignOrNull(read: Promise<KeptCampaign | null>): Promise<KeptCampaign | null> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof UnreadableCampaign)) throw error;
    return null;
  }
}

export interface CampaignStore {
  /** Throws `UnreadableCampaign`. A damaged chronicle is that of the last entry. */
  campaign(id: CampaignId): Promise<KeptCampaign | null>;
  /** The one that changed last first; those that cannot be read are left out. */
  campaignsOfServer(guildId: string): Promise<readonly KeptCampaign[]>;
  /** Oldest first; those that cannot be read are left out. */
  campaignEntries(id: CampaignId): Promise<readonly CampaignEntry[]>;
}
