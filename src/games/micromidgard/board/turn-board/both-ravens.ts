/** What both ravens hold: Gold, Mead and Relics. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { RESOURCES } from '../../components.ts';
import type { SeatState } from '../../state.ts';
import type { Board } from '../board.ts';
import { ravenDisc } from '../raven-disc.ts';
import { centred, type Sign } from '../sign.ts';
import { relicSign, resourceSign } from '../signs.ts';

export const BOTH_HEIGHT = 96;

const GAP = 12;
const WIDTH = (TURN_WIDTH - GAP) / 2;
const STEP = 118;

export function bothRavens(board: Board, top: number): Svg {
  const { seats, turn, end } = board.view;
  return named(
    'both-ravens',
    ...seats.map((seat, place) =>
      named(
        `holds-${seat.raven}`,
        at(TURN_MARGIN + place * (WIDTH + GAP), top, chip(seat, end === null && place === turn.seat)),
      ),
    ),
  );
}

function chip(seat: SeatState, isOnTurn: boolean): Svg {
  return group([
    rect(0, 0, WIDTH, BOTH_HEIGHT, {
      rx: 20,
      fill: PALETTE.panel,
      stroke: isOnTurn ? PALETTE.accent : PALETTE.panelEdge,
      'stroke-width': isOnTurn ? 6 : 3,
    }),
    at(52, BOTH_HEIGHT / 2, ravenDisc(seat.raven, 34)),
    ...RESOURCES.map((resource, place) =>
      amount(resourceSign(resource, null), seat[resource], 104 + place * STEP),
    ),
    amount(relicSign('sun'), seat.relics.length, 104 + RESOURCES.length * STEP),
  ]);
}

function amount(sign: Sign, count: number, x: number): Svg {
  return at(
    x,
    BOTH_HEIGHT / 2,
    at(26, 0, centred(sign)),
    text(String(count), 58, 0, {
      size: TURN_TYPE.number - 4,
      face: 'strong',
      fill: count === 0 ? PALETTE.inkSoft : PALETTE.ink,
    }),
  );
}
