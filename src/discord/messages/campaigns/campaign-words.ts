/** The words of campaigns that several messages share: a chapter, a campaign, a game of it, what comes next. */

import type { GameEntry } from '../../../core/catalogue.ts';
import { RULES } from '../../../core/options.ts';
import type { Saying } from '../../../core/telling/saying.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import type { Table } from '../../../tables/model/table.ts';

/** The option of a table whose values are the chapters. */
export const CHAPTER = RULES;

export function chapterSaying({ presenter }: Pick<GameEntry, 'presenter'>, chapter: string): Saying {
  return presenter.optionValue(CHAPTER, chapter);
}

/** The current chapter, the last one, and the people who played it. */
export function campaignName({ campaign: { seats, chapter, gameId }, entry }: LoadedCampaign): Saying {
  return {
    key: 'campaign.name',
    with: {
      game: { key: `game.${gameId}` },
      chapter: chapterSaying(entry, chapter),
      count: seats.length,
      roles: seats.map(({ role }) => entry.presenter.role(role)),
    },
  };
}

/** That the game of the table belongs to a campaign, and what is played; nothing where it stands alone. */
export function campaignHeading(entry: GameEntry, { campaignId, options }: Table): readonly Saying[] {
  if (campaignId === undefined) return [];
  const chapter = chapterSaying(entry, String(options[CHAPTER]));
  return [{ key: 'campaign.heading', with: { chapter } }];
}

/** The same in few words, for every board of the game: the chapter by its name alone, where it has one. */
export function campaignLine(entry: GameEntry, { campaignId, options }: Table): readonly Saying[] {
  if (campaignId === undefined) return [];
  const played = String(options[CHAPTER]);
  const chapter = entry.guide?.chapters[played]?.name ?? chapterSaying(entry, played);
  return [{ key: 'campaign.heading', with: { chapter } }];
}

/** The next chapter, and whether it is the one played last; null if nothing is next. */
export function nextChapter({
  campaign,
  rules,
  chronicle,
}: LoadedCampaign): { readonly chapter: string; readonly isAgain: boolean } | null {
  const [chapter] = campaign.status !== 'running' || chronicle === null ? [] : rules.next(chronicle.is);
  return chapter === undefined ? null : { chapter, isAgain: chapter === campaign.chapter };
}

/** That purchases wait for a person to agree; nothing where none does. */
export function awaitingSayings({ campaign: { proposals } }: LoadedCampaign): readonly Saying[] {
  return proposals.length === 0 ? [] : [{ key: 'campaign.awaiting', with: { count: proposals.length } }];
}
