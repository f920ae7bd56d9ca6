/**
 * Draws the turn board of Yggdrasil: the danger, the god whose turn it is, the latest events, Asgard, the worlds, the islands,
 * and the current god's holdings. Everything else is on the full board.
 */

import { ofThisTurn } from '../../../../core/presentation/changes.ts';
import type { Translate } from '../../../../core/presentation/phrase.ts';
import type { LessonAnswer } from '../../../../core/presentation/presenter.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { group, icon, rect, type Svg } from '../../../../render/scene.ts';
import { TURN_BOARD, TURN_GAP, TURN_MARGIN, turnBoardOf } from '../../../../render/turn-board/canvas.ts';
import { type Danger, dangerBar } from '../../../../render/turn-board/danger-bar.ts';
import { TILES_HEIGHT, turnTiles } from '../../../../render/turn-board/tiles.ts';
import {
  BELOW_TURN_ROW,
  countedProgress,
  noteNames,
  turnRow,
} from '../../../../render/turn-board/turn-row.ts';
import { say } from '../../../../render/words.ts';
import { SAFE_STEPS, spacesToDefeat } from '../../facts/defeat.ts';
import { activeGod } from '../../facts/powers.ts';
import type { YggdrasilEvent } from '../../state/events.ts';
import type { YggdrasilView } from '../../state/view.ts';
import type { Board } from '../board.ts';
import { marksOf } from '../marks.ts';
import { spotlightFor } from '../spotlight.ts';
import { GOD_ICONS } from '../styles.ts';
import { turnAsgard } from './asgard.ts';
import { causeOf } from './cause.ts';
import { HOLDINGS_HEIGHT, holdings } from './holdings.ts';
import { ISLANDS_HEIGHT, islands } from './islands.ts';
import { note } from './note.ts';
import { tilesOf } from './tiles.ts';
import { worlds, worldsHeight } from './worlds.ts';

const ASGARD_TOP = BELOW_TURN_ROW + TILES_HEIGHT + TURN_GAP;
const HOLDINGS_TOP = TURN_BOARD.height - TURN_MARGIN - HOLDINGS_HEIGHT;
const ISLANDS_TOP = HOLDINGS_TOP - TURN_GAP - ISLANDS_HEIGHT;
const BELOW_ASGARD = ISLANDS_TOP - TURN_GAP;

/** Draws the turn board. The same view, changes and language always give exactly the same document. */
export function drawTurnBoard(
  view: YggdrasilView,
  changes: readonly YggdrasilEvent[],
  translate: Translate,
  lessonAnswer?: LessonAnswer,
): Svg {
  const board: Board = {
    view,
    marks: marksOf(view, ofThisTurn(changes)),
    translate,
    spotlight: lessonAnswer === undefined ? null : spotlightFor(lessonAnswer),
  };
  const ofWorlds = worldsHeight(view);
  const worldsTop = BELOW_ASGARD - ofWorlds;
  const asgardBottom = ofWorlds === 0 ? BELOW_ASGARD : worldsTop - TURN_GAP;
  return turnBoardOf(dangerBar(dangerOf(board)), [
    header(board),
    turnTiles(tilesOf(board, changes), BELOW_TURN_ROW, say(board, 'picture.quiet')),
    turnAsgard(board, changes, { top: ASGARD_TOP, height: asgardBottom - ASGARD_TOP }),
    worlds(board, worldsTop),
    islands(board, ISLANDS_TOP),
    holdings(board, HOLDINGS_TOP),
  ]);
}

function dangerOf(board: Board): Danger {
  const { view } = board;
  const cause = causeOf(board);
  const named = cause === null ? {} : { cause };
  if (view.end !== null) {
    const words = say(board, `yggdrasil.picture.${view.end.kind}`);
    return { steps: null, most: SAFE_STEPS, words, result: view.end.kind, ...named };
  }
  const steps = spacesToDefeat(view);
  return { steps, most: SAFE_STEPS, words: say(board, 'picture.danger', { steps }), ...named };
}

/** The god whose turn it is, the actions left, and the cards left before victory. At the end of the game it's no one's turn. */
function header(board: Board): Svg {
  const { view } = board;
  const { god, inTrance } = activeGod(view);
  const words =
    view.daeg > 0
      ? say(board, 'yggdrasil.picture.held', { turns: view.daeg })
      : say(board, 'yggdrasil.picture.deck', { cards: view.deck.count });
  const isOver = view.end !== null;
  return turnRow({
    sign: isOver
      ? icon('viking-longhouse', 0, 0, 76, PALETTE.accent)
      : icon(inTrance ? 'meditation' : GOD_ICONS[god], 0, 0, 80, PALETTE.accent),
    name: isOver
      ? say(board, 'yggdrasil.picture.turns', { turns: view.turn.number })
      : say(board, `yggdrasil.god.${god}`),
    note: isOver ? noteNames(view.seats.map((seat) => say(board, `yggdrasil.god.${seat.god}`))) : note(board),
    progress: countedProgress(deck(), String(view.deck.count), words),
  });
}

function deck(): Svg {
  return group([
    ...[0, 1, 2].map((card) =>
      rect(-40 + card * 9, -42 - card * 6, 60, 88, {
        rx: 9,
        fill: PALETTE.panelRaised,
        stroke: PALETTE.inkSoft,
        'stroke-width': 3,
      }),
    ),
    icon('wolf-howl', 8, -10, 42, PALETTE.inkSoft),
  ]);
}
