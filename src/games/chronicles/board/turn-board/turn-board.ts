/**
 * Draws the turn board of Chronicles: the danger, whose turn it is, the latest events, the Tree with gods and foes, the Wheel,
 * and the gods' Life. Everything else is on the full board.
 */

import type { Translate } from '../../../../core/presentation/phrase.ts';
import type { LessonAnswer } from '../../../../core/presentation/presenter.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, type Svg } from '../../../../render/scene.ts';
import { TURN_BOARD, turnBoardOf } from '../../../../render/turn-board/canvas.ts';
import { causeFrame } from '../../../../render/turn-board/cause.ts';
import { type Danger, dangerBar } from '../../../../render/turn-board/danger-bar.ts';
import { TILES_HEIGHT, turnTiles } from '../../../../render/turn-board/tiles.ts';
import {
  BELOW_TURN_ROW,
  countedProgress,
  noteNames,
  noteWords,
  turnRow,
} from '../../../../render/turn-board/turn-row.ts';
import { say } from '../../../../render/words.ts';
import { ENEMIES, type Enemy, WORLDS, type World } from '../../box/components.ts';
import { SAFE_STEPS, stepsToDefeat } from '../../facts/outcome.ts';
import { stepsLeft } from '../../facts/page.ts';
import type { ChroniclesEvent } from '../../state/events.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { godName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { shownGod, turnNote } from '../header.ts';
import { marksOf } from '../marks.ts';
import { treeSign } from '../signs.ts';
import { enemySign } from '../tokens.ts';
import { causeOf, isCause } from './cause.ts';
import { GODS_HEIGHT, godDisc, gods } from './life.ts';
import { pieceOf } from './newest.ts';
import { outlookOf } from './outlook.ts';
import { newestShown } from './tiles/news.ts';
import { tilesOf } from './tiles/tiles.ts';
import { turnTree } from './tree.ts';
import type { TurnPicture } from './turn-picture.ts';
import { turnWheel, WHEEL_HEIGHT } from './wheel.ts';

/** The gap between parts, smaller than elsewhere to leave room for figures and numbers. */
const APART = 6;
const TREE_TOP = BELOW_TURN_ROW + TILES_HEIGHT + APART;
const GODS_TOP = TURN_BOARD.height - 16 - GODS_HEIGHT;
const WHEEL_TOP = GODS_TOP - APART - WHEEL_HEIGHT;
/** The Tree's height. After the end of the game no foe wakes, so the Tree also takes the space of the Wheel. */
const treeHeight = (isOver: boolean): number => (isOver ? GODS_TOP : WHEEL_TOP) - APART - TREE_TOP;

/** Draws the turn board. The same view, changes and language always give exactly the same document. */
export function drawTurnBoard(
  view: ChroniclesView,
  changes: readonly ChroniclesEvent[],
  translate: Translate,
  lessonAnswer?: LessonAnswer,
): Svg {
  const board: TurnPicture = {
    view,
    marks: marksOf(view, []),
    translate,
    spotlight: lessonAnswer === undefined ? null : spotlightFor(lessonAnswer),
    newest: pieceOf(newestShown(changes)),
    outlook: outlookOf(view),
  };
  return turnBoardOf(dangerBar(dangerOf(board)), [
    header(board),
    turnTiles(tilesOf(board, changes), BELOW_TURN_ROW, say(board, 'picture.quiet')),
    turnTree(board, { top: TREE_TOP, height: treeHeight(view.end !== null) }),
    ...(view.end === null ? [turnWheel(board, WHEEL_TOP)] : []),
    gods(board, GODS_TOP),
  ]);
}

function dangerOf(board: Board): Danger {
  const { end } = board.view;
  const cause = causeOf(board);
  const named = cause === null ? {} : { cause };
  if (end !== null) {
    const words = say(board, `chronicles.picture.${end.kind}`);
    return { steps: null, most: SAFE_STEPS, words, result: end.kind, ...named };
  }
  const steps = stepsToDefeat(board.view);
  return { steps, most: SAFE_STEPS, words: say(board, 'picture.danger', { steps }), ...named };
}

function header(board: Board): Svg {
  const { view } = board;
  const god = view.end === null ? shownGod(view) : null;
  const left = stepsLeft(view);
  const isOver = view.end !== null;
  return turnRow({
    sign: god === null ? at(0, 2, treeSign(2.2, PALETTE.accent)) : godDisc(god, 53),
    name: isOver
      ? say(board, 'chronicles.picture.rounds', { rounds: view.round })
      : god === null
        ? say(board, 'chronicles.picture.round', { round: view.round })
        : board.translate(godName(god)),
    note: isOver
      ? noteNames(view.seats.map((seat) => board.translate(godName(seat.god))))
      : noteWords(turnNote(board)),
    progress: group([
      countedProgress(
        enemySign('nidhogg', 38),
        String(left),
        say(board, 'chronicles.tile.steps', { steps: left }),
      ),
      ...(isCause(view, 'page') ? [causeFrame(0, -40, 80, 80, 12)] : []),
    ]),
  });
}

/** The World or enemy that an answer is about, so that a lesson can point at it; null if there is neither. */
function spotlightFor({ choice, values }: LessonAnswer): World | Enemy | null {
  const [deed, of] = choice.split(':');
  return (
    ENEMIES.find((enemy) => enemy === of) ??
    WORLDS.find((world) => world === values['world'] || world === deed) ??
    null
  );
}
