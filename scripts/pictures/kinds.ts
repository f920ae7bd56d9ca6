/**
 * Every kind of picture of a game besides its boards: cards with the legend, highlights, end screens, posters, story frames,
 * charts, roads.
 */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import type { MistakeKind } from '../../src/core/thinking/review.ts';
import { drawLegend } from '../../src/discord/messages/guide/legend-message.ts';
import { endingMessage } from '../../src/discord/messages/history/ending-message.ts';
import { posterMessage } from '../../src/discord/messages/history/poster-message.ts';
import { kindNames } from '../../src/discord/messages/history/review/review-chart.ts';
import { storyPictures } from '../../src/discord/messages/history/story-pictures.ts';
import { type BoardKind, drawnBoard } from '../../src/render/pictures/board.ts';
import { chartPicture } from '../../src/render/pictures/chart.ts';
import { roadPicture, type Station } from '../../src/render/pictures/road.ts';
import { storyFrames } from '../../src/render/pictures/story-frame.ts';
import { find } from './find.ts';
import { type Finished, finished } from './finished.ts';

export const KINDS = ['cards', 'highlights', 'ends', 'posters', 'frames', 'charts', 'roads'] as const;
export type Kind = (typeof KINDS)[number];

export interface Named {
  readonly name: string;
  draw(translate: Translate): string;
}

/** The number of games, spread over the tables of the samples. The default is one for each table. */
export async function picturesOf(
  entry: GameEntry,
  games?: number,
): Promise<Readonly<Record<Kind, readonly Named[]>>> {
  const { pictures } = await entry.samples();
  const count = games ?? pictures.length;
  const step = Math.max(1, pictures.length / count);
  const over = Array.from({ length: count }, (_, at) => {
    const place = Math.floor(at * step);
    const sample = pictures[place % pictures.length];
    if (sample === undefined) throw new Error('a game has samples');
    const number = Math.floor(place / pictures.length);
    return { name: `${sample.name}-${number}`, is: finished(entry, sample, number) };
  });
  const each = (draw: (is: Finished, translate: Translate) => string): readonly Named[] =>
    over.map(({ name, is }) => ({ name, draw: (translate) => draw(is, translate) }));
  // A game without a finale has no pictures of its end.
  const ended = entry.presenter.finale === null ? () => [] : each;
  return {
    cards: cardsOf(entry),
    highlights: highlightsIn(over.map(({ is }) => is)),
    ends: ended(({ loaded, history }, translate) => endingMessage(loaded, history, translate)?.svg ?? ''),
    posters: ended(({ loaded, history }, translate) => posterMessage(loaded, history, translate)?.svg ?? ''),
    frames: ended((is, translate) => longestFrame(is, translate)),
    charts: chartsOf(entry),
    roads: roadsOf(entry),
  };
}

/** The full board, or the turn board, at all moments of the samples. */
export async function boardsOf(entry: GameEntry, drawn: BoardKind = 'fullBoard'): Promise<readonly Named[]> {
  const { pictures } = await entry.samples();
  return pictures.map((sample) => {
    const found = once(() => find(entry, sample));
    return {
      name: sample.name,
      draw: (translate) => drawnBoard(entry.presenter, drawn, found().view, found().changes, translate),
    };
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly is: Value } | null = null;
  return () => {
    made ??= { is: make() };
    return made.is;
  };
}

export function cardsOf({ guide, game }: GameEntry): readonly Named[] {
  if (guide === null) return [];
  const { title, cards } = guide;
  return [
    { name: 'legend', draw: (translate) => drawLegend(guide.legend(translate), translate) },
    { name: 'title', draw: title.picture },
    ...Object.entries(guide.chapters).map(([chapter, drawn]) => ({
      name: `title-${chapter}`,
      draw: drawn.title.picture,
    })),
    ...cards.map(({ picture }, at) => ({ name: `card-${at}`, draw: picture })),
    ...game.roles.map((role) => ({ name: `role-${role}`, draw: guide.roleCard(role).picture })),
  ];
}

/** One highlight for each kind of wording. */
function highlightsIn(over: readonly Finished[]): readonly Named[] {
  const found = new Map<string, Named>();
  for (const { loaded, history } of over)
    for (const event of history.moments.flatMap(({ events }) => events)) {
      const highlight = loaded.entry.presenter.highlight(
        event,
        loaded.entry.game.observe(loaded.table.state),
      );
      if (highlight === null) continue;
      const name = JSON.stringify(highlight.phrase);
      found.set(name, { name, draw: (translate) => highlight.picture(translate) });
    }
  return [...found.values()].map(({ draw }, at) => ({ name: `highlight-${at}`, draw }));
}

const TOLD = 30;

/** Among the last answers, the frame with the longest caption. */
function longestFrame({ loaded, history }: Finished, translate: Translate): string {
  const pictures = storyPictures(loaded, { ...history, moments: history.moments.slice(-TOLD) }, translate);
  const boards = pictures.flatMap((each) => (each.kind === 'moment' ? [each] : []));
  const longest = boards.toSorted((one, other) => other.caption.length - one.caption.length)[0];
  return longest === undefined ? '' : (storyFrames([longest])[0] ?? '');
}

const MARKED = [2, 3, 69];
const MISTAKES: Readonly<Partial<Record<number, MistakeKind>>> = {
  1: 'inaccuracy',
  3: 'blunder',
  6: 'mistake',
  7: 'inaccuracy',
  30: 'mistake',
  31: 'blunder',
  69: 'blunder',
};

/** Charts of short and long games, with turning points and mistakes on adjacent turns and on the last turn. */
function chartsOf({ game, presenter }: GameEntry): readonly Named[] {
  const [role] = game.roles;
  return [2, 12, 70].map((turns) => ({
    name: `chart-${turns}`,
    draw: (translate) =>
      chartPicture({
        title: translate(
          role === undefined
            ? { key: 'review.chart' }
            : { key: 'review.chart-of', with: { seat: presenter.role(role) } },
        ),
        percent: (chance) => translate({ key: 'review.percent', with: { chance } }),
        marks: translate({ key: 'review.chart-marks' }),
        kinds: kindNames(translate),
        points: Array.from({ length: turns }, (_, at) => ({
          chance: ((at * 37) % 101) / 100,
          label: String(at + 1),
          ...(MARKED.includes(at) ? { isMarked: true as const } : {}),
          ...(MISTAKES[at] === undefined ? {} : { mistake: MISTAKES[at] }),
        })),
      }),
  }));
}

const STATUSES = ['won', 'next', 'open', 'optional', 'to-come'] as const;

/** All chapters of the game's campaign, each of them in every status, with the points of the gods. */
function roadsOf({ game, guide, presenter }: GameEntry): readonly Named[] {
  const chapters = Object.values(guide?.chapters ?? {});
  if (chapters.length === 0) return [];
  const road = (translate: Translate, first: number): string =>
    roadPicture({
      title: translate({ key: 'campaign.road', with: { game: { key: `game.${game.id}` } } }),
      stations: chapters.map(({ name, isBeside, scene }, at): Station => {
        const status = STATUSES[(first + at) % STATUSES.length] ?? 'won';
        const defeats = (5 * (first + at)) % 13;
        return {
          name: translate(name),
          note: translate({ key: `campaign.road.${status}`, with: { defeats } }),
          status,
          defeats,
          isBeside,
          scene: scene(status === 'won' ? 'won' : 'begins'),
        };
      }),
      travellers: game.roles.map((role, at) => ({
        name: translate(presenter.role(role)),
        points: translate({ key: 'campaign.road.points', with: { points: 7 * at } }),
        skills: [translate({ key: 'campaign.road.no-skills' })],
      })),
    });
  return STATUSES.map((_, first) => ({
    name: `road-${first}`,
    draw: (translate) => road(translate, first),
  }));
}
