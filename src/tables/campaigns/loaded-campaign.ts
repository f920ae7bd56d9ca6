/** A campaign as read, with its game and its chronicle so far. */
import type { Campaign } from '../../core/campaign.ts';
import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import type { CampaignId, Chronicle, KeptCampaign } from '../model/campaign.ts';

export interface LoadedCampaign {
  readonly campaign: KeptCampaign;
  readonly entry: GameEntry;
  /** The game's knowledge of campaigns. */
  readonly rules: Campaign;
  /**
   * In today's form, and of no one before the first game has begun. Null if it cannot be read by these rules: then
   * people can look at the campaign and end it.
   */
  readonly chronicle: { readonly is: unknown } | null;
}

/** Null if there is no campaign, or its game is unknown or has none. */
export function loadedCampaignOf(catalogue: Catalogue, campaign: KeptCampaign | null): LoadedCampaign | null {
  const entry = campaign === null ? undefined : catalogue.get(campaign.gameId);
  const rules = entry?.campaign ?? null;
  if (campaign === null || entry === undefined || rules === null) return null;
  return { campaign, entry, rules, chronicle: chronicleOf(rules, campaign.chronicle) };
}

function chronicleOf(rules: Campaign, kept: Chronicle | null): LoadedCampaign['chronicle'] {
  const is = kept === null ? rules.begin([]) : rules.migrate(kept.version, kept.is);
  return is === null ? null : { is };
}

/** In their order; none if the chronicle cannot be read. */
export function wonChapters({ rules, chronicle }: LoadedCampaign): readonly string[] {
  const chapters = chronicle === null ? [] : rules.summary(chronicle.is).chapters;
  return chapters.flatMap(({ chapter, status }) => (status === 'won' ? [chapter] : []));
}

/** The chronicle as it is kept. */
export function keptAs({ version }: Campaign, is: unknown): Chronicle {
  return { version, is };
}

/** The mutex of a campaign. Code that has the mutex of a table may take it, never the other way round. */
export function campaignKey(id: CampaignId): string {
  return `campaign ${id}`;
}
