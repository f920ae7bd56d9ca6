/** A loaded campaign, with its game and its chronicle so far. */
import type { Campaign } from '../../core/campaign.ts';
import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import type { CampaignId, Chronicle, KeptCampaign } from '../model/campaign.ts';

export interface LoadedCampaign {
  readonly campaign: KeptCampaign;
  readonly entry: GameEntry;
  /** The game's rules for campaigns. */
  readonly rules: Campaign;
  /**
   * The chronicle in the current format, without any roles before the first game has begun. Null if the current rules cannot read
   * it; then people can only look at the campaign and end it.
   */
  readonly chronicle: { readonly is: unknown } | null;
}

/** Returns null if there is no campaign, or if its game is unknown or has no campaigns. */
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

/** The chapters that are won, in order; empty if the chronicle cannot be read. */
export function wonChapters({ rules, chronicle }: LoadedCampaign): readonly string[] {
  const chapters = chronicle === null ? [] : rules.summary(chronicle.is).chapters;
  return chapters.flatMap(({ chapter, status }) => (status === 'won' ? [chapter] : []));
}

/** The chronicle in its stored form. */
export function keptAs({ version }: Campaign, is: unknown): Chronicle {
  return { version, is };
}

/** The key of a campaign's mutex. Code that holds a table's mutex may take it, but never the other way round. */
export function campaignKey(id: CampaignId): string {
  return `campaign ${id}`;
}
