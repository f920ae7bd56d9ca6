/**
 * The turn board of Yggdrasil: the danger, the god whose turn it is, what just happened, Asgard, the worlds, the islands,
 * and what that god holds. All the rest is on the full board.
 */

import { ofThisTurn } from '../../../../core/presentation/changes.ts';
import type { Translate } from '../../../../core/presentation/phrase.ts';
import type { Asked } from '../../../../core/presentation/presenter.ts';
import { PALETTE } from '../../../../render/palette.ts';
import {
  circle,
  faded,
  group,
  icon,
  named,
  OWN_COLOURS,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import {
  TURN_BOARD,
  TURN_GAP,
  TURN_MARGIN,
  TURN_TYPE,
  turnBoardOf,
} from '../../../../render/turn-board/canvas.ts';
import { type Danger, dangerBar } from '../../../../render/turn-board/danger-bar.ts';
import { TILES_HEIGHT, turnTiles } from '../../../../render/turn-board/tiles.ts';
import {
  BELOW_TURN_ROW,
  countedProgress,
  NOTE_WIDTH,
  noteNames,
  noteWords,
  turnRow,
} from '../../../../render/turn-board/turn-row.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { boxOf } from '../../box/box.ts';
import { SAFE_STEPS, spacesToDefeat } from '../../facts/defeat.ts';
import { calmingColours } from '../../facts/enemies.ts';
import { actionsLeft, actionsPerTurn, activeGod } from '../../facts/powers.ts';
import type { YggdrasilEvent } from '../../state/events.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { foeName } from '../../words/names.ts';
import { askedPiece } from '../asked.ts';
import type { Board } from '../board.ts';
import { marksOf } from '../marks.ts';
import { GOD_ICONS, ISLAND_STYLES } from '../styles.ts';
import { turnAsgard } from './asgard.ts';
import { causeOf } from './cause.ts';
import { HOLDINGS_HEIGHT, holdings } from './holdings.ts';
import { ISLANDS_HEIGHT, islands } from './islands.ts';
import { tilesOf } from './tiles.ts';
import { worlds, worldsHeight } from './worlds.ts';

const ASGARD_TOP = BELOW_TURN_ROW + TILES_HEIGHT + TURN_GAP;
const HOLDINGS_TOP = TURN_BOARD.height - TURN_MARGIN - HOLDINGS_HEIGHT;
const ISLANDS_TOP = HOLDINGS_TOP - TURN_GAP - ISLANDS_HEIGHT;
const BELOW_ASGARD = ISLANDS_TOP - TURN_GAP;

/** The same board, changes and language give the same document, letter for letter. */
export function drawTurnBoard(
  view: YggdrasilView,
  changes: readonly YggdrasilEvent[],
  translate: Translate,
  asked?: Asked,
): Svg {
  const board: Board = {
    view,
    marks: marksOf(view, ofThisTurn(changes)),
    translate,
    asked: asked === undefined ? null : askedPiece(asked),
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

/** The god whose turn it is, the actions left, and the cards between the gods and victory; at the end no one's turn. */
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
    note: isOver
      ? noteNames(view.seats.map((seat) => say(board, `yggdrasil.god.${seat.god}`)))
      : view.fenrirIsAngry && actionsLeft(view) > 0
        ? calming(board)
        : note(board),
    progress: countedProgress(deck(), String(view.deck.count), words),
  });
}

/** The question if it is another than which action to take, and the foe of a fight that it decides. */
function note(board: Board): Svg {
  const { view, translate } = board;
  const { question } = view;
  if (question === null || question.about === 'turn') return actions(board);
  const foe = 'fight' in question ? { foe: foeName(boxOf(view), question.fight.foe) } : {};
  const words = translate({ key: `yggdrasil.picture.asked.${question.about}`, with: foe });
  return noteWords(words, 0, PALETTE.accent);
}

const DISC = 38;

function actions(board: Board): Svg {
  const left = actionsLeft(board.view);
  const most = actionsPerTurn(board.view);
  const discs = Array.from({ length: most }, (_, action) =>
    circle(15 + action * DISC, 0, 13, {
      fill: action < left ? PALETTE.accent : 'none',
      stroke: PALETTE.accent,
      'stroke-width': 4,
      ...(action < left ? {} : faded(0.55)),
    }),
  );
  return group([...discs, noteWords(say(board, 'yggdrasil.picture.actions', { left }), most * DISC + 12)]);
}

const DIE = 42;

/** Between colours of which any one will do. */
const OR = 26;
const STEP = DIE + OR;
const ANY = { size: TURN_TYPE.label, fill: PALETTE.danger, anchor: 'middle' } as const;

/** The colours that calm Fenrir, in place of the actions, since nothing else may be done before. */
function calming(board: Board): Svg {
  const words = say(board, 'yggdrasil.picture.calm-first');
  const colours = calmingColours(board.view);
  const within = NOTE_WIDTH - colours.length * STEP - 6;
  const lettering = { size: TURN_TYPE.label, fill: PALETTE.danger, within };
  const left = Math.min(within, widthOf(words, 'text', TURN_TYPE.label)) + 14;
  return named(
    'calming',
    text(words, 0, 0, lettering),
    group(
      colours.map((island, place) =>
        rect(left + place * STEP, -DIE / 2, DIE, DIE, {
          rx: 10,
          fill: ISLAND_STYLES[island].land,
          stroke: PALETTE.inkFaint,
          'stroke-width': 4,
        }),
      ),
      OWN_COLOURS,
    ),
    ...colours.slice(1).map((_, place) => text('/', left + place * STEP + DIE + OR / 2, 0, ANY)),
  );
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
