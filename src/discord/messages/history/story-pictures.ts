/** The pictures of a game's story: its title, the moments that changed it most, and the end. */
import type { GameEvent } from '../../../core/game.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { titleOf } from '../../../core/teaching/guide.ts';
import type { StoryPicture } from '../../../render/pictures/story-frame.ts';
import type { History } from '../../../tables/history/history.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { captionOf } from './caption.ts';
import { dangers } from './dangers.ts';
import { endingMessage } from './ending-message.ts';
import { eventsOf, type PlayedTurn, playedTurns } from './turns-played.ts';

/** With its title, highlights and end, a story stays under half a minute. */
const MAX_MOMENTS = 14;
const MAX_HIGHLIGHTS = 3;

export function storyPictures(
  loaded: LoadedTable,
  history: History,
  translate: Translate,
): readonly StoryPicture[] {
  const { presenter, guide } = loaded.entry;
  const chosen = bestOf(loaded, history.moments);
  const turns = chosen.at(-1)?.turn ?? 0;
  const { table, entry } = loaded;
  const seen = table.state === null ? undefined : entry.game.observe(table.state);
  const lit = chosen.filter((turn) => highlightIn(loaded, turn) !== null).slice(-MAX_HIGHLIGHTS);
  const ending = endingMessage(loaded, history, translate);
  return [
    ...(guide === null ? [] : [whole(titleOf(guide, loaded.table.options).picture(translate))]),
    ...chosen.flatMap((turn) => {
      const highlight = lit.includes(turn) ? highlightIn(loaded, turn) : null;
      const drawn = highlight === null ? null : presenter.highlight(highlight, seen);
      return [
        ...momentAfter(loaded, turn, { turns, translate }),
        ...(drawn === null ? [] : [whole(drawn.picture(translate))]),
      ];
    }),
    ...(ending === null ? [] : [whole(ending.svg)]),
  ];
}

function whole(svg: string): StoryPicture {
  return { kind: 'whole', svg };
}

/**
 * The turns to show, in the order of the game: the last turn, the turns with a highlight, and the turns that brought defeat
 * closer, or pushed it away, by the most steps.
 */
function bestOf(loaded: LoadedTable, moments: History['moments']): readonly PlayedTurn[] {
  const turns = playedTurns(moments);
  const steps = new Map(dangers(loaded.entry, moments).map((each) => [each.turn, each.steps]));
  const change = (at: number): number => {
    const [now, before] = [at, at - 1].map((place) => steps.get(turns[place]?.turn ?? -1));
    if (now === undefined || before === undefined) return 0;
    return now.reduce((sum, left, line) => sum + Math.abs(left - (before[line] ?? left)), 0);
  };
  const weight = (turn: PlayedTurn, at: number): number =>
    (at === turns.length - 1 ? 100 : 0) + (highlightIn(loaded, turn) === null ? 0 : 10) + change(at);
  const chosen = turns
    .map((turn, at) => ({ turn, at, weight: weight(turn, at) }))
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .slice(0, MAX_MOMENTS);
  return chosen.toSorted((one, other) => one.at - other.at).map(({ turn }) => turn);
}

function highlightIn({ entry: { presenter } }: LoadedTable, turn: PlayedTurn): GameEvent | null {
  return eventsOf(turn).findLast((event) => presenter.highlight(event) !== null) ?? null;
}

function momentAfter(
  { entry }: LoadedTable,
  turn: PlayedTurn,
  { turns, translate }: { readonly turns: number; readonly translate: Translate },
): readonly StoryPicture[] {
  const { game, presenter } = entry;
  if (presenter.finale === null) return [];
  const view = game.observe(turn.moments.at(-1)?.state);
  return [
    {
      kind: 'moment',
      title: translate({ key: 'story.turn', with: { turn: turn.turn, turns } }),
      centrepiece: presenter.finale.centrepiece(view, translate),
      caption: captionOf(entry, turn, translate),
    },
  ];
}
