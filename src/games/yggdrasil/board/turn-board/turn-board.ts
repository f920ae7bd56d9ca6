/**
 * The turn board of Yggdrasil: the danger, the god whose turn it is, what just happened, Asgard, the islands, and what
 * that god holds. All the rest is on the full board.
 */
import type { GameEvent } from '../../../../core/game.ts';
import type { Translate } from '../../../../core/telling/saying.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { circle, faded, group, icon, named, rect, type Svg, text } from '../../../../render/scene.ts';
import {
  BELOW_DANGER,
  TURN_BOARD,
  TURN_GAP,
  TURN_MARGIN,
  TURN_TYPE,
  turnBoardOf,
} from '../../../../render/turn-board/canvas.ts';
import type { Danger } from '../../../../render/turn-board/danger-bar.ts';
import { TILES_HEIGHT, turnTiles } from '../../../../render/turn-board/tiles.ts';
import { say } from '../../../../render/words.ts';
import { RESIDENCE } from '../../box/box.ts';
import { actionsLeft } from '../../deeds/deeds.ts';
import { spacesToDefeat } from '../../defeat.ts';
import { actionsPerTurn, godOnTurn } from '../../gods/powers.ts';
import type { YggdrasilView } from '../../view.ts';
import type { Board } from '../board.ts';
import { GOD_ICONS } from '../looks.ts';
import { marksOf } from '../marks.ts';
import { turnAsgard } from './asgard.ts';
import { HOLDINGS_HEIGHT, holdings } from './holdings.ts';
import { ISLANDS_HEIGHT, islands } from './islands.ts';
import { tilesOf } from './tiles.ts';

const TURN_ROW = 124;
const TILES_TOP = BELOW_DANGER + TURN_ROW + TURN_GAP;
const ASGARD_TOP = TILES_TOP + TILES_HEIGHT + TURN_GAP;
const HOLDINGS_TOP = TURN_BOARD.height - TURN_MARGIN - HOLDINGS_HEIGHT;
const ISLANDS_TOP = HOLDINGS_TOP - TURN_GAP - ISLANDS_HEIGHT;
const ASGARD_HEIGHT = ISLANDS_TOP - TURN_GAP - ASGARD_TOP;

/** The same board, changes and language give the same document, letter for letter. */
export function drawTurnBoard(view: YggdrasilView, changes: readonly GameEvent[], translate: Translate): Svg {
  const board: Board = { view, marks: marksOf(view, changes), translate };
  return turnBoardOf(dangerOf(board), [
    named('turn', turnRow(board)),
    turnTiles(tilesOf(board, changes), TILES_TOP),
    turnAsgard(board, changes, { top: ASGARD_TOP, height: ASGARD_HEIGHT }),
    islands(board, ISLANDS_TOP),
    holdings(board, HOLDINGS_TOP),
  ]);
}

function dangerOf(board: Board): Danger {
  const { view } = board;
  if (view.end !== null)
    return {
      steps: null,
      most: RESIDENCE,
      words: say(board, `yggdrasil.picture.${view.end.kind}`),
      result: view.end.kind,
    };
  const steps = spacesToDefeat(view);
  return { steps, most: RESIDENCE, words: say(board, 'picture.danger', { steps }) };
}

const MEDALLION = 58;
const WORDS = 152;
const DECK = 700;

/** The god whose turn it is, the actions left, and the cards between the gods and victory. */
function turnRow(board: Board): Svg {
  const { god, inTrance } = godOnTurn(board.view);
  const middle = BELOW_DANGER + TURN_ROW / 2;
  return group([
    circle(TURN_MARGIN + MEDALLION, middle, MEDALLION - 3, {
      fill: PALETTE.panelRaised,
      stroke: PALETTE.accent,
      'stroke-width': 6,
    }),
    icon(inTrance ? 'meditation' : GOD_ICONS[god], TURN_MARGIN + MEDALLION, middle, 82, PALETTE.accent),
    text(say(board, `yggdrasil.god.${god}`), WORDS, middle - 28, {
      size: TURN_TYPE.name,
      face: 'title',
      fill: PALETTE.ink,
      within: DECK - WORDS - 20,
    }),
    ...actions(board, middle + 36),
    deck(board, middle),
  ]);
}

function actions(board: Board, y: number): readonly Svg[] {
  const { view } = board;
  if (view.end !== null)
    return [
      text(say(board, 'yggdrasil.picture.turns', { turns: view.turn.number }), WORDS, y, {
        size: TURN_TYPE.label,
        fill: PALETTE.inkSoft,
        within: DECK - WORDS - 20,
      }),
    ];
  const left = actionsLeft(view);
  const most = actionsPerTurn(view);
  const discs = Array.from({ length: most }, (_, action) =>
    circle(WORDS + 15 + action * 38, y, 13, {
      fill: action < left ? PALETTE.accent : 'none',
      stroke: PALETTE.accent,
      'stroke-width': 4,
      ...(action < left ? {} : faded(0.55)),
    }),
  );
  const after = WORDS + most * 38 + 12;
  return [
    ...discs,
    text(say(board, 'yggdrasil.picture.actions', { left }), after, y, {
      size: TURN_TYPE.label,
      fill: PALETTE.inkSoft,
      within: DECK - after - 16,
    }),
  ];
}

function deck(board: Board, middle: number): Svg {
  const { view } = board;
  const count = String(view.deck.count);
  const words =
    view.daeg > 0
      ? say(board, 'yggdrasil.picture.held', { turns: view.daeg })
      : say(board, 'yggdrasil.picture.deck', { cards: view.deck.count });
  return named(
    'deck',
    ...[0, 1, 2].map((card) =>
      rect(DECK + card * 9, middle - 42 - card * 6, 60, 88, {
        rx: 9,
        fill: PALETTE.panelRaised,
        stroke: PALETTE.inkSoft,
        'stroke-width': 3,
      }),
    ),
    icon('wolf-howl', DECK + 48, middle - 10, 42, PALETTE.inkSoft),
    text(count, DECK + 100, middle - 26, { size: TURN_TYPE.name, face: 'strong', fill: PALETTE.ink }),
    text(words, DECK + 100, middle + 36, {
      size: TURN_TYPE.label,
      fill: PALETTE.inkSoft,
      within: TURN_BOARD.width - TURN_MARGIN - DECK - 100,
    }),
  );
}
