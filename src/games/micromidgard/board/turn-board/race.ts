/** Draws the race for points: both ravens on a track from 0 to the winning score. */

import type { SeatIndex } from '../../../../core/seat.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, circle, group, line, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { TURN_BOARD, TURN_TYPE } from '../../../../render/turn-board/canvas.ts';
import { TOP_HEIGHT, type TopBar } from '../../../../render/turn-board/top-bar.ts';
import type { Raven } from '../../box/components.ts';
import { leaders } from '../../facts/outcome.ts';
import type { SeatState } from '../../state/state.ts';
import type { Board } from '../board.ts';
import { markerSign } from '../pieces.ts';
import { centred } from '../sign.ts';
import { pointSign } from '../signs.ts';
import { POINT_COLOUR } from '../styles.ts';
import { aboutToWin, isLastStep } from './decisive.ts';

/** The margins of the lanes; the winning score is to their right. */
const LEFT = 58;
const RIGHT = 108;
const MARK = 42;
/** The radius of the disc with the points. */
const RADIUS = 23;
export function race(board: Board): TopBar {
  const { view } = board;
  const { winningScore } = view.box;
  const step = (TURN_BOARD.width - LEFT - RIGHT) / winningScore;
  const xOf = (points: number): number => LEFT + Math.min(points, winningScore) * step;
  const isOver = isLastStep(view);
  const winners = view.end === null ? [] : leaders(view);
  return {
    isLastStep: isOver,
    svg: group([
      rect(0, 0, TURN_BOARD.width, TOP_HEIGHT, {
        fill: isOver ? PALETTE.dangerDeep : PALETTE.panelRaised,
      }),
      ...view.seats.map((seat, row) => lane(seat.raven, yOf(row), winners.includes(seatIndex(row)))),
      ...view.seats.map((seat, row) => run(xOf(seat.points), yOf(row))),
      ...Array.from({ length: winningScore + 1 }, (_, points) => tick(xOf(points), points === winningScore)),
      at(TURN_BOARD.width - 42, 36, centred(pointSign())),
      text(String(winningScore), TURN_BOARD.width - 42, 83, {
        size: TURN_TYPE.label + 4,
        face: 'strong',
        fill: PALETTE.inkSoft,
        anchor: 'middle',
      }),
      ...view.seats.map((seat, row) => at(xOf(seat.points), yOf(row), runner(board, seat, seatIndex(row)))),
    ]),
  };
}

function yOf(row: number): number {
  return 36 + row * 47;
}

/** A raven's lane; the winner's is golden at the end. */
function lane(raven: Raven, y: number, hasWon: boolean): Svg {
  return named(
    `lane-${raven}`,
    line(LEFT, y, TURN_BOARD.width - RIGHT, y, {
      stroke: hasWon ? PALETTE.gold : PALETTE.inkFaint,
      'stroke-width': hasWon ? 12 : 4,
    }),
  );
}

/** The distance that the raven has covered, in the green of points. */
function run(x: number, y: number): Svg {
  return line(LEFT, y, x, y, { stroke: POINT_COLOUR, 'stroke-width': 16 });
}

function tick(x: number, isGoal: boolean): Svg {
  return line(x, 14, x, TOP_HEIGHT - 14, {
    stroke: isGoal ? PALETTE.gold : PALETTE.inkFaint,
    'stroke-width': isGoal ? 10 : 3,
    'stroke-opacity': isGoal ? 1 : 0.6,
  });
}

/** A raven at its points, with the number to the right of its marker, or to the left near the winning score. */
function runner(board: Board, { raven, points }: SeatState, seat: SeatIndex): Svg {
  const mark = markerSign(board, raven, MARK);
  const x = (points > 6 ? -1 : 1) * (mark.width / 2 + RADIUS);
  return named(
    `points-${seat}`,
    circle(x, 0, RADIUS, { fill: PALETTE.panel }),
    centred(mark),
    ...(aboutToWin(board.view).includes(seat) ? [almostThere(mark.width, x)] : []),
    text(String(points), x, 0, {
      size: TURN_TYPE.label + 8,
      face: 'strong',
      fill: PALETTE.ink,
      anchor: 'middle',
    }),
  );
}

/** A frame around the marker and the points of a raven that is about to win. */
function almostThere(width: number, x: number): Svg {
  const left = Math.min(-width / 2, x - RADIUS) - 4;
  return rect(left, -MARK / 2 - 2, width + 2 * RADIUS + 8, MARK + 4, {
    class: 'cause',
    rx: MARK / 2,
    fill: 'none',
    stroke: PALETTE.danger,
    'stroke-width': 8,
  });
}
