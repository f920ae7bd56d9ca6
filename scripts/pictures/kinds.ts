/** Every kind of picture of a game besides its boards: cards, highlights, ends, posters, frames of a story, roads. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Translate } from '../../src/core/telling/presenter.ts';
import { endingMessage } from '../../src/discord/messages/history/ending-message.ts';
import { posterMessage } from '../../src/discord/messages/history/poster-message.ts';
import { storyPictures } from '../../src/discord/messages/history/story-pictures.ts';
import { roadPicture, type Station } from '../../src/render/pictures/road.ts';
import { storyFrames } from '../../src/render/pictures/story-frame.ts';
import { type Finished, finished } from './finished.ts';

export const KINDS = ['cards', 'highlights', 'ends', 'posters', 'frames', 'roads'] as const;
export type Kind = (typeof KINDS)[number];

export interface Named {
  readonly name: string;
  draw(translate: Translate): string;
}

/** Of each table of the samples as many games are played to their end. */
export async function picturesOf(
  entry: GameEntry,
  games: number,
): Promise<Readonly<Record<Kind, readonly Named[]>>> {
  const { pictures } = await entry.samples();
  const over = pictures.flatMap((sample) =>
    Array.from({ length: games }, (_, number) => ({
      name: `${sample.name}-${number}`,
      is: finished(entry, sample, number),
    })),
  );
  const each = (draw: (is: Finished, translate: Translate) => string): readonly Named[] =>
    over.map(({ name, is }) => ({ name, draw: (translate) => draw(is, translate) }));
  return {
    cards: cardsOf(entry),
    highlights: highlightsIn(over.map(({ is }) => is)),
    ends: each(({ loaded, history }, translate) => endingMessage(loaded, history, translate)?.svg ?? ''),
    posters: each(({ loaded, history }, translate) => posterMessage(loaded, history, translate)?.svg ?? ''),
    frames: each((is, translate) => longestFrame(is, translate)),
    roads: roadsOf(entry),
  };
}

function cardsOf({ guide, game }: GameEntry): readonly Named[] {
  if (guide === null) return [];
  const { title, cards } = guide;
  return [
    { name: 'title', draw: title.picture },
    ...cards.map(({ picture }, at) => ({ name: `card-${at}`, draw: picture })),
    ...game.roles.map((role) => ({ name: `role-${role}`, draw: guide.roleCard(role).picture })),
  ];
}

/** One of each that is told in other words. */
function highlightsIn(over: readonly Finished[]): readonly Named[] {
  const found = new Map<string, Named>();
  for (const { loaded, history } of over)
    for (const event of history.moments.flatMap(({ events }) => events)) {
      const highlight = loaded.entry.presenter.highlight(event);
      if (highlight === null) continue;
      const name = JSON.stringify(highlight.saying);
      found.set(name, { name, draw: (translate) => highlight.picture(translate) });
    }
  return [...found.values()].map(({ draw }, at) => ({ name: `highlight-${at}`, draw }));
}

/** The frame of the longest caption. */
function longestFrame({ loaded, history }: Finished, translate: Translate): string {
  const pictures = storyPictures(loaded, history, translate);
  const longest = pictures.toSorted((one, other) => other.caption.length - one.caption.length)[0];
  return longest === undefined ? '' : (storyFrames([longest])[0] ?? '');
}

const STANDINGS = ['won', 'next', 'open', 'optional', 'to-come'] as const;

/** All chapters of its campaign, in every standing, with travellers who have learnt much and little. */
function roadsOf({ game, guide, presenter }: GameEntry): readonly Named[] {
  const chapters = Object.values(guide?.chapters ?? {});
  if (chapters.length === 0) return [];
  const road = (translate: Translate, first: number): string =>
    roadPicture({
      title: translate({ key: 'campaign.road', with: { game: { key: `game.${game.id}` } } }),
      stations: chapters.map(({ name, isBeside, scene }, at): Station => {
        const standing = STANDINGS[(first + at) % STANDINGS.length] ?? 'won';
        const defeats = (first + at) % 8;
        return {
          name: translate(name),
          note: translate({ key: `campaign.road.${standing}`, with: { defeats } }),
          standing,
          defeats,
          isBeside,
          scene: scene(standing === 'won' ? 'won' : 'begins'),
        };
      }),
      travellers: game.roles.map((role, at) => ({
        name: translate(presenter.role(role)),
        points: translate({ key: 'campaign.road.points', with: { points: 7 * at } }),
        skills: [translate({ key: 'campaign.road.no-skills' })],
      })),
    });
  return STANDINGS.map((_, first) => ({
    name: `road-${first}`,
    draw: (translate) => road(translate, first),
  }));
}
