/** Draws the two players side by side: points, Gold and Mead, and their Relics. */
import { seatIndex } from '../../../core/seat.ts';
import { GAP, HALF_WIDTH } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { panel } from '../../../render/panel.ts';
import { at, fittingSize, group, named, rect, type Svg, text } from '../../../render/scene.ts';
import type { Part } from '../../../render/sheet.ts';
import { widthOf } from '../../../render/typeface.ts';
import { RESOURCES } from '../box/components.ts';
import type { SeatState } from '../state/state.ts';
import { HELD_HEIGHT, heldRelic } from './blessings/relics.ts';
import type { Board } from './board.ts';
import type { Holding } from './marks.ts';
import { nameSign } from './pieces.ts';
import { SIGN_HEIGHT, type Sign } from './sign.ts';
import { pointSign, resourceSign } from './signs.ts';

const HEAD = 84;
const SIDE = 12;
const PER_ROW = 2;
const COLUMN = (HALF_WIDTH - 2 * SIDE + 10) / PER_ROW;
const ROW = HELD_HEIGHT + 8;
const NAME_WIDTH = 148;
const COUNTS = SIDE + NAME_WIDTH + 22;
const COUNT_STEP = (HALF_WIDTH - COUNTS - 4) / 3;
const GAP_BEFORE_SIGN = 14;

export function seats(board: Board): Part {
  const most = Math.max(...board.view.seats.map(({ relics }) => relics.length));
  const height = HEAD + Math.ceil(most / PER_ROW) * ROW + (most > 0 ? 6 : 0);
  return {
    height,
    svg: group(
      board.view.seats.map((seat, index) =>
        at(index * (HALF_WIDTH + GAP), 0, named(`seat-${seat.raven}`, seatPanel(board, seat, index, height))),
      ),
    ),
  };
}

function seatPanel(board: Board, seat: SeatState, index: number, height: number): Svg {
  const { view } = board;
  const isActive = view.end === null && index === view.turn.seat;
  const { winningScore, mostOfAResource } = view.box;
  const owner = seatIndex(index);
  return group([
    panel(HALF_WIDTH, height),
    ...(isActive ? [lamp(height)] : []),
    at(SIDE + 2, HEAD / 2, nameSign(board, seat.raven, NAME_WIDTH).svg),
    at(
      COUNTS,
      HEAD / 2,
      named(
        `points-${seat.raven}`,
        countOf(board, pointSign(), seat.points, winningScore, `${owner}-points`),
      ),
    ),
    ...RESOURCES.map((resource, kind) =>
      at(
        COUNTS + (kind + 1) * COUNT_STEP,
        HEAD / 2,
        named(
          `${resource}-${seat.raven}`,
          countOf(
            board,
            resourceSign(resource, null),
            seat[resource],
            mostOfAResource,
            `${owner}-${resource}`,
          ),
        ),
      ),
    ),
    ...seat.relics.map((held, place) =>
      at(
        SIDE + (place % PER_ROW) * COLUMN,
        HEAD + Math.floor(place / PER_ROW) * ROW,
        named(`relic-${held.relic}`, heldRelic(board, held, COLUMN - 10, isActive)),
      ),
    ),
  ]);
}

/** The frame of the current raven. */
function lamp(height: number): Svg {
  return rect(0, 0, HALF_WIDTH, height, {
    rx: 18,
    fill: 'none',
    stroke: PALETTE.accent,
    'stroke-width': 5,
  });
}

/** The current and the maximum amount of something. Two digits are smaller, so that they don't reach the next sign. */
function countOf(board: Board, sign: Sign, amount: number, most: number, holding: Holding): Svg {
  const words = String(amount);
  const limit = { words: `/${most}`, size: 30 };
  const left = SIGN_HEIGHT + 6;
  const within = COUNT_STEP - left - widthOf(limit.words, 'text', limit.size) - GAP_BEFORE_SIGN;
  const size = fittingSize(words, { size: 44, face: 'strong', within, fill: PALETTE.ink });
  return group([
    ...(board.marks.holdings.has(holding) ? [changed()] : []),
    sign.svg,
    text(words, left, 0, { size, face: 'strong', fill: PALETTE.ink }),
    text(limit.words, left + widthOf(words, 'strong', size) + 2, 4, {
      size: limit.size,
      fill: PALETTE.inkSoft,
    }),
  ]);
}

/** A glow behind something that has changed since the last picture. */
function changed(): Svg {
  return rect(-8, -31, COUNT_STEP - 4, 62, {
    rx: 14,
    class: 'halo',
    fill: PALETTE.gold,
    'fill-opacity': 0.12,
    stroke: PALETTE.gold,
    'stroke-width': 4,
  });
}
