/**
 * Draws the turn board of Micro Midgard: the race for points, whose turn it is, the latest events, the Realms with stags and
 * wolves, the four tracks, the next Prophecies, and the holdings of both ravens. Everything else is on the full board.
 */
import { ofThisTurn } from '../../../../core/presentation/changes.ts';
import type { Translate } from '../../../../core/presentation/phrase.ts';
import type { LessonAnswer } from '../../../../core/presentation/presenter.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, circle, group, icon, OWN_COLOURS, type Svg } from '../../../../render/scene.ts';
import { TURN_BOARD, TURN_MARGIN, turnBoardOf } from '../../../../render/turn-board/canvas.ts';
import { TILES_HEIGHT, turnTiles } from '../../../../render/turn-board/tiles.ts';
import {
  BELOW_TURN_ROW,
  countedProgress,
  noteWords,
  turnRow,
} from '../../../../render/turn-board/turn-row.ts';
import { say } from '../../../../render/words.ts';
import type { Raven } from '../../box/components.ts';
import { leaders, scoresOf } from '../../facts/outcome.ts';
import { seatAt } from '../../facts/seats.ts';
import { wolvesPastTheirEnd } from '../../facts/wolves.ts';
import type { MicromidgardEvent } from '../../state/events.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { ravenName } from '../../words/names.ts';
import { type Board, boardOf } from '../board.ts';
import { marksOf } from '../marks.ts';
import { markerSign } from '../pieces.ts';
import { centred } from '../sign.ts';
import { doomSign } from '../signs.ts';
import { RAVEN_STYLES } from '../styles.ts';
import { BOTH_HEIGHT, bothRavens } from './both-ravens.ts';
import { canDo } from './can-do.ts';
import { nextHeight, nextProphecies } from './next-prophecies.ts';
import { race } from './race.ts';
import { type TurnBoard, turnRing } from './realms.ts';
import { newsOf, tilesOf } from './tiles.ts';
import { TRACKS_HEIGHT, turnTracks } from './tracks.ts';

const GAP = 12;
const RING_TOP = BELOW_TURN_ROW + TILES_HEIGHT + GAP;
const BOTH_TOP = TURN_BOARD.height - TURN_MARGIN - BOTH_HEIGHT;

/** Draws the turn board. The same view, changes and language always give exactly the same document. */
export function drawTurnBoard(
  view: MicromidgardView,
  changes: readonly MicromidgardEvent[],
  translate: Translate,
  lessonAnswer?: LessonAnswer,
): Svg {
  const news = newsOf(changes);
  const board: TurnBoard = {
    ...boardOf(view, marksOf(changes), translate, lessonAnswer),
    marks: marksOf(news.slice(-1)),
    earlier: marksOf(
      ofThisTurn(changes).filter((event) => news.slice(0, -1).some((piece) => piece === event)),
    ),
  };
  const next = nextHeight(view);
  const nextTop = next === 0 ? BOTH_TOP : BOTH_TOP - GAP - next;
  const tracksTop = nextTop - GAP - TRACKS_HEIGHT;
  return turnBoardOf(race(board), [
    header(board),
    turnTiles(tilesOf(board, changes), BELOW_TURN_ROW, say(board, 'picture.quiet')),
    turnRing(board, { top: RING_TOP, height: tracksTop - GAP - RING_TOP }),
    turnTracks(board, tracksTop),
    nextProphecies(board, nextTop),
    bothRavens(board, BOTH_TOP),
  ]);
}

const MARK = 40;

/** The raven whose turn it is, with its resources; at the end of the game, the winner. */
function header(board: Board): Svg {
  const { view, ragnaroks } = board;
  const [winner, other] = leaders(view);
  const shown = view.end === null || winner === undefined ? view.turn.seat : winner;
  const { raven } = seatAt(view, shown);
  const { ground, ink } = RAVEN_STYLES[raven];
  const isTie = view.end !== null && other !== undefined;
  const isDue = view.end === null && wolvesPastTheirEnd(view).length > 0;
  return turnRow({
    sign: group([
      group([circle(0, 0, 52, { fill: ground }), icon('raven', 0, -10, 72, ink)], OWN_COLOURS),
      at(0, 42, centred(markerSign(board, raven, MARK))),
    ]),
    name: nameOf(board, raven, isTie),
    note: note(board),
    progress: countedProgress(
      doomSign(38, PALETTE.danger, PALETTE.inkDark),
      isDue ? say(board, 'micromidgard.tile.ragnarok') : `${ragnaroks}/${view.box.prophecyPoints.length}`,
      say(board, isDue ? 'micromidgard.tile.this-turn' : 'micromidgard.tile.ragnarok'),
      isDue ? PALETTE.danger : PALETTE.inkSoft,
    ),
  });
}

function nameOf(board: Board, shown: Raven, isTie: boolean): string {
  const raven = ravenName(shown);
  if (board.view.end === null) return board.translate(raven);
  return say(board, isTie ? 'micromidgard.picture.both-win' : 'micromidgard.picture.wins', { raven });
}

function note(board: Board): Svg {
  const { view } = board;
  if (view.end !== null) {
    const [score = 0, other = 0] = scoresOf(view).toSorted((one, another) => another - one);
    return noteWords(say(board, 'micromidgard.picture.score', { score, other }));
  }
  return canDo(board);
}
