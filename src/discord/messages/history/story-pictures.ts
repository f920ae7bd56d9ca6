/** The pictures of a game's story: the board as each turn left it, with what happened, and the end. */
import type { Translate } from '../../../core/telling/saying.ts';
import type { StoryPicture } from '../../../render/pictures/story-frame.ts';
import type { History } from '../../../tables/history/history.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { captionOf } from './caption.ts';
import { endingMessage } from './ending-message.ts';
import { type ToldTurn, toldTurns } from './told-turns.ts';

/** More would neither fit into a minute nor into a message. */
const MOST = 60;

export function storyPictures(
  loaded: LoadedTable,
  history: History,
  translate: Translate,
): readonly StoryPicture[] {
  const turns = toldTurns(history.moments);
  const chosen = turns.filter((_, at) => isChosen(at, turns.length));
  const ending = endingMessage(loaded, history, translate);
  return [
    ...chosen.map((turn) => boardAfter(loaded, turn, translate)),
    ...(ending === null ? [] : [{ svg: ending.svg, caption: '' }]),
  ];
}

/** Chooses at most `MOST` moments, evenly spread, with the last one. */
function isChosen(at: number, count: number): boolean {
  const step = Math.ceil(count / MOST);
  return (count - 1 - at) % step === 0;
}

function boardAfter({ entry }: LoadedTable, turn: ToldTurn, translate: Translate): StoryPicture {
  const { game, presenter } = entry;
  const events = turn.moments.flatMap((moment) => moment.events);
  const view = game.observe(turn.moments.at(-1)?.state);
  return {
    svg: presenter.turnBoard(view, events, translate),
    caption: captionOf(entry, turn, translate),
  };
}
