/** The chapters of a campaign as a picture of a road, with an alternative text for screen readers. */
import type { CampaignSummary } from '../../../core/campaign.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { type Road, roadPicture } from '../../../render/pictures/road.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import type { Table } from '../../../tables/model/table.ts';
import { cut, LIMITS } from '../pieces/parts.ts';

export interface CampaignRoad {
  readonly svg: string;
  readonly altText: string;
}

type Chapter = CampaignSummary['chapters'][number];

/**
 * Returns null if the chronicle cannot be read, or if the game has no pictures of chapters. `last` is the last table opened for
 * the campaign; null if that table cannot be read.
 */
export function campaignRoad(
  loaded: LoadedCampaign,
  last: Table | null,
  translate: Translate,
): CampaignRoad | null {
  const { campaign, entry, rules, chronicle } = loaded;
  if (chronicle === null || entry.guide === null) return null;
  const { presenter, guide } = entry;
  const { chapters, roles } = rules.summary(chronicle.is);
  const playing = last?.status === 'playing' ? campaign.chapter : null;
  const stations = chapters.flatMap((chapter) => {
    const drawn = guide.chapters[chapter.chapter];
    if (drawn === undefined) return [];
    const { name, isBeside, scene } = drawn;
    const note = translate(noteOf(chapter, playing));
    const light = chapter.status === 'won' ? 'won' : 'begins';
    return [{ ...chapter, name: translate(name), note, isBeside, scene: scene(light) }];
  });
  if (stations.length === 0) return null;
  const travellers = roles.map(({ role, points, skills }) => ({
    name: translate(presenter.role(role)),
    points: translate({ key: 'campaign.road.points', with: { points } }),
    skills: skills.length === 0 ? [translate({ key: 'campaign.road.no-skills' })] : skills.map(translate),
  }));
  const title = translate({ key: 'campaign.road', with: { game: { key: `game.${campaign.gameId}` } } });
  return {
    svg: roadPicture({ title, stations, travellers }),
    altText: altTextOf({ title, stations, travellers }, translate),
  };
}

/** `playing` is the chapter of the running game; null if there isn't one. */
function noteOf({ chapter, status, defeats }: Chapter, playing: string | null): Phrase {
  const key = chapter === playing ? 'campaign.road.playing' : `campaign.road.${status}`;
  return { key, with: { defeats } };
}

function altTextOf({ title, stations }: Road, translate: Translate): string {
  const chapters = stations.map(({ name, note }) => ({ key: 'campaign.road.station', with: { name, note } }));
  return cut(translate({ key: 'campaign.road.picture', with: { title, chapters } }), LIMITS.altText);
}
