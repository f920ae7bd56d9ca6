/**
 * The turn board of Micro Midgard: the race for points, who moves, what just happened, the Realms with stags and wolves,
 * the four tracks, the next Prophecies, and what both ravens hold. All the rest is on the full board.
 */
import type { GameEvent } from '../../../../core/game.ts';
import { ofThisTurn } from '../../../../core/telling/changes.ts';
import type { Asked } from '../../../../core/telling/presenter.ts';
import type { Translate } from '../../../../core/telling/saying.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, circle, group, icon, named, OWN_COLOURS, type Svg, text } from '../../../../render/scene.ts';
import { TURN_BOARD, TURN_MARGIN, TURN_TYPE, turnBoardOf } from '../../../../render/turn-board/canvas.ts';
import { TILES_HEIGHT, turnTiles } from '../../../../render/turn-board/tiles.ts';
import {
  BELOW_TURN_ROW,
  countedProgress,
  NOTE_WIDTH,
  noteWords,
  turnRow,
} from '../../../../render/turn-board/turn-row.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { MEEPLES, type Meeple, type Raven } from '../../box/components.ts';
import { mayMove } from '../../facts/moves.ts';
import { leaders, scoresOf } from '../../facts/outcome.ts';
import { wolvesPastTheirEnd } from '../../facts/wolves.ts';
import type { MicromidgardEvent } from '../../state/events.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { ravenName, seatAt } from '../../words/names.ts';
import { type Board, boardOf } from '../board.ts';
import { actionsInHand, signsInHand } from '../header.ts';
import { RAVEN_LOOKS } from '../looks.ts';
import { marksOf } from '../marks.ts';
import { markerSign, stag } from '../pieces.ts';
import { centred, fitted, inALine, type Sign, scaledBy } from '../sign.ts';
import { doomSign } from '../signs.ts';
import { BOTH_HEIGHT, bothRavens } from './both-ravens.ts';
import { nextHeight, nextProphecies } from './next-prophecies.ts';
import { race } from './race.ts';
import { type TurnBoard, turnRing } from './realms.ts';
import { newsOf, tilesOf } from './tiles.ts';
import { TRACKS_HEIGHT, turnTracks } from './tracks.ts';

const GAP = 12;
const RING_TOP = BELOW_TURN_ROW + TILES_HEIGHT + GAP;
const BOTH_TOP = TURN_BOARD.height - TURN_MARGIN - BOTH_HEIGHT;

/** The same board, changes and language give the same document, letter for letter. */
export function drawTurnBoard(
  view: MicromidgardView,
  changes: readonly GameEvent[],
  translate: Translate,
  asked?: Asked,
): Svg {
  const news = newsOf(changes as readonly MicromidgardEvent[]);
  const board: TurnBoard = {
    ...boardOf(view, marksOf(changes), translate, asked),
    marks: marksOf(news.slice(-1)),
    earlier: marksOf(ofThisTurn(changes).filter((event) => news.slice(0, -1).some((told) => told === event))),
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

/** Whose turn it is and what there is to spend; at the end, who has won. */
function header(board: Board): Svg {
  const { view, ragnaroks } = board;
  const [winner, other] = leaders(view);
  const shown = view.end === null || winner === undefined ? view.turn.seat : winner;
  const { raven } = seatAt(view, shown);
  const { ground, ink } = RAVEN_LOOKS[raven];
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
  const signs = signsInHand(board);
  if (signs.length > 0) return listed('hand', say(board, 'micromidgard.picture.in-hand'), handSigns(board));
  const movable = MEEPLES.filter((meeple) => mayMove(view, meeple));
  if (movable.length > 0)
    return listed(
      'may-move',
      say(board, 'micromidgard.picture.moves-one-of'),
      inALine(movable.map(stagSign), 8),
    );
  return noteWords(
    view.question === null ? '' : say(board, `micromidgard.picture.asked.${view.question.about}`),
  );
}

/** The actions are what the whole turn is about, so their signs are larger than elsewhere. */
const SIGNS = 1.3;
const STAG = 33;

function stagSign(meeple: Meeple): Sign {
  return { width: 2 * STAG, svg: named(`may-move-${meeple}`, at(STAG, 0, stag(meeple, STAG - 4))) };
}

/** With the name of each if there is room: a Sun, a Moon and an anvil can be told apart, but not what they are for. */
function handSigns(board: Board): Sign {
  const signs = signsInHand(board).map((sign) => scaledBy(sign, SIGNS));
  const names = actionsInHand(board).map((words) => nameSignOf(words));
  const all = inALine(
    signs.flatMap((sign, place) => [sign, names[place] ?? { width: 0, svg: '' }]),
    12,
  );
  const left = widthOf(say(board, 'micromidgard.picture.in-hand'), 'text', TURN_TYPE.label) + 16;
  return all.width <= NOTE_WIDTH - left ? all : inALine(signs, 10);
}

function nameSignOf(words: string): Sign {
  const lettering = { size: TURN_TYPE.caption, fill: PALETTE.ink };
  return { width: widthOf(words, 'text', lettering.size), svg: text(words, 0, 4, lettering) };
}

/** Words, and signs as large as there is room for after them. */
function listed(id: string, words: string, signs: Sign): Svg {
  const left = widthOf(words, 'text', TURN_TYPE.label) + 16;
  return group([noteWords(words), named(id, at(left, -4, fitted(signs, NOTE_WIDTH - left).svg))]);
}
