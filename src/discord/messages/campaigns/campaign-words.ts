/** Phrases that several campaign messages share: a chapter, a campaign, one of its games, what comes next. */

import type { GameEntry } from '../../../core/catalogue.ts';
import { RULES } from '../../../core/options.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import type { Table } from '../../../tables/model/table.ts';

/** The option of a table whose values are the chapters. */
export const CHAPTER = RULES;

export function chapterPhrase({ presenter }: Pick<GameEntry, 'presenter'>, chapter: string): Phrase {
  return presenter.optionValue(CHAPTER, chapter);
}

/** The campaign in words: its game, the chapter played last, and the roles in it. */
export function campaignName({ campaign: { seats, chapter, gameId }, entry }: LoadedCampaign): Phrase {
  return {
    key: 'campaign.name',
    with: {
      game: { key: `game.${gameId}` },
      chapter: chapterPhrase(entry, chapter),
      count: seats.length,
      roles: seats.map(({ role }) => entry.presenter.role(role)),
    },
  };
}

/** A heading with the chapter if the table's game belongs to a campaign; otherwise nothing. */
export function campaignHeading(entry: GameEntry, { campaignId, options }: Table): readonly Phrase[] {
  if (campaignId === undefined) return [];
  const chapter = chapterPhrase(entry, String(options[CHAPTER]));
  return [{ key: 'campaign.heading', with: { chapter } }];
}

/** Like `campaignHeading`, but short enough for every board of the game: only the chapter's name, if it has one. */
export function campaignLine(entry: GameEntry, { campaignId, options }: Table): readonly Phrase[] {
  if (campaignId === undefined) return [];
  const played = String(options[CHAPTER]);
  const chapter = entry.guide?.chapters[played]?.name ?? chapterPhrase(entry, played);
  return [{ key: 'campaign.heading', with: { chapter } }];
}

/** The next chapter, and whether it's the one played last; null if there isn't one. */
export function nextChapter({
  campaign,
  rules,
  chronicle,
}: LoadedCampaign): { readonly chapter: string; readonly isAgain: boolean } | null {
  const [chapter] = campaign.status !== 'running' || chronicle === null ? [] : rules.next(chronicle.is);
  return chapter === undefined ? null : { chapter, isAgain: chapter === campaign.chapter };
}

/** A note if purchases are waiting for a person's agreement; otherwise empty. */
export function awaitingPhrases({ campaign: { proposals } }: LoadedCampaign): readonly Phrase[] {
  return proposals.length === 0 ? [] : [{ key: 'campaign.awaiting', with: { count: proposals.length } }];
}
