/** The interface of the store of campaigns. Every change to a campaign is part of a commit to its last table. */
import type { CampaignEntry, CampaignId, KeptCampaign } from '../campaign.ts';

/** The row of a campaign cannot be read, because a failing disk or something other than the bot has changed it. */
export class UnreadableCampaign extends Error {
  override readonly name = 'UnreadableCampaign';
}

/** The campaign; null also if it cannot be read. */
export async function campaignOrNull(read: Promise<KeptCampaign | null>): Promise<KeptCampaign | null> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof UnreadableCampaign)) throw error;
    return null;
  }
}

export interface CampaignStore {
  /** Throws `UnreadableCampaign`. A damaged chronicle is replaced with that of the last entry. */
  campaign(id: CampaignId): Promise<KeptCampaign | null>;
  /** The server's campaigns, most recently changed first; unreadable ones are left out. */
  campaignsOfServer(guildId: string): Promise<readonly KeptCampaign[]>;
  /** The campaign's entries, oldest first; unreadable ones are left out. */
  campaignEntries(id: CampaignId): Promise<readonly CampaignEntry[]>;
}
