/** The contract of the store of campaigns. What a table's change does to its campaign is part of the table's commit. */
import type { CampaignChange, CampaignEntry, CampaignId, KeptCampaign } from '../campaign.ts';
import type { NewErrand } from '../outbox.ts';

/** The row of a campaign cannot be read, since something other than the bot or a failing disk changed it. */
export class UnreadableCampaign extends Error {
  override readonly name = 'UnreadableCampaign';
}

/** A change of a campaign between its games. */
export interface CampaignCommit extends CampaignChange {
  /** For the table that was opened for it last. */
  readonly errands: readonly NewErrand[];
  /** As in a table's `Commit`. */
  readonly cause: string;
}

export interface CampaignStore {
  /** Throws `UnreadableCampaign`. A damaged chronicle is that of the last entry. */
  campaign(id: CampaignId): Promise<KeptCampaign | null>;
  /** The one that changed last first; those that cannot be read are left out. */
  campaignsOfServer(guildId: string): Promise<readonly KeptCampaign[]>;
  /** Oldest first; those that cannot be read are left out. */
  campaignEntries(id: CampaignId): Promise<readonly CampaignEntry[]>;
  commitCampaign(change: CampaignCommit): Promise<'done' | 'conflict' | 'repeated'>;
}
