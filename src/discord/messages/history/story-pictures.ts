/** The pictures of a game's story: the board as each turn left it, with what happened, and the end. */
import type { Translate } from '../../../core/telling/saying.ts';
import type { StoryPicture } from '../../../render/pictures/story-frame.ts';
import type { HeldMoment, History } from '../../../tables/history/history.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { captionOf } from './caption.ts';
import { endingMessage } from './ending-message.ts';

/** More would neither fit into a minute nor into a message. */
const MOST = 60;

export function storyPictures(
  loaded: LoadedTable,
  history: History,
  translate: Translate,
): readonly StoryPicture[] {
  const turns = turnsOf(history.moments);
  const chosen = turns.filter((_, at) => isChosen(at, turns.length));
  const ending = endingMessage(loaded, history, translate);
  return [
    ...chosen.map((turn) => boardAfter(loaded, turn, translate)),
    ...(ending === null ? [] : [{ svg: ending.svg, caption: '' }]),
  ];
}

/** The moments of each turn, in order. */
function turnsOf(moments: readonly HeldMoment[]): readonly (readonly HeldMoment[])[] {
  const turns: HeldMoment[][] = [];
  for (const moment of moments) {
    const last = turns.at(-1);
    if (last?.[0]?.turn === moment.turn) last.push(moment);
    else turns.push([moment]);
  }
  return turns;
}

/** Chooses at most `MOST` moments, evenly spread, with the last one. */
function isChosen(at: number, count: number): boolean {
  const step = Math.ceil(count / MOST);
  return (count - 1 - at) % step === 0;
}

function boardAfter(
  { entry: { game, presenter } }: LoadedTable,
  turn: readonly HeldMoment[],
  translate: Translate,
): StoryPicture {
  const events = turn.flatMap((moment) => moment.events);
  const view = game.observe(turn.at(-1)?.state);
  return {
    svg: presenter.turnBoard(view, events, translate),
    caption: captionOf(presenter, view, events, translate),
  };
}
