/** The race for points: both ravens on a track from 0 to the winning score. */

import type { SeatIndex } from '../../../../core/seat.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  circle,
  group,
  icon,
  line,
  named,
  OWN_COLOURS,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { TURN_BOARD, TURN_TYPE } from '../../../../render/turn-board/canvas.ts';
import { TOP_HEIGHT, type TopBar } from '../../../../render/turn-board/top-bar.ts';
import { stepsToDefeat } from '../../defeat.ts';
import type { SeatState } from '../../state.ts';
import type { Board } from '../board.ts';
import { RAVEN_LOOKS } from '../looks.ts';

const EDGE = 60;
const RADIUS = 27;
const LAST = 1;

export function race(board: Board): TopBar {
  const { view } = board;
  const { winningScore } = view.box;
  const step = (TURN_BOARD.width - 2 * EDGE) / winningScore;
  const xOf = (points: number): number => EDGE + Math.min(points, winningScore) * step;
  const isLastStep =
    view.end === null && view.seats.some((_, seat) => stepsToDefeat(view, seatIndex(seat)) <= LAST);
  return {
    isLastStep,
    svg: group([
      rect(0, 0, TURN_BOARD.width, TOP_HEIGHT, {
        fill: isLastStep ? PALETTE.dangerDeep : PALETTE.panelRaised,
      }),
      ...view.seats.map((_, row) =>
        line(EDGE, yOf(row), TURN_BOARD.width - EDGE, yOf(row), {
          stroke: PALETTE.inkFaint,
          'stroke-width': 4,
        }),
      ),
      ...Array.from({ length: winningScore + 1 }, (_, points) => tick(xOf(points), points === winningScore)),
      ...view.seats.map((seat, row) => at(xOf(seat.points), yOf(row), runner(seat, seatIndex(row)))),
    ]),
  };
}

function yOf(row: number): number {
  return 31 + row * 56;
}

function tick(x: number, isGoal: boolean): Svg {
  return line(x, 14, x, TOP_HEIGHT - 14, {
    stroke: isGoal ? PALETTE.gold : PALETTE.inkFaint,
    'stroke-width': isGoal ? 10 : 3,
    'stroke-opacity': isGoal ? 1 : 0.6,
  });
}

/** A raven where its points are, with the number beside it: to its right, or to its left at the end. */
function runner({ raven, points }: SeatState, seat: SeatIndex): Svg {
  const { ground, ink, edge } = RAVEN_LOOKS[raven];
  const side = points > 6 ? -1 : 1;
  return named(
    `points-${seat}`,
    group(
      [circle(0, 0, RADIUS, { fill: ground, stroke: edge, 'stroke-width': 4 }), icon('raven', 0, 0, 40, ink)],
      OWN_COLOURS,
    ),
    circle(side * (RADIUS + 24), 0, 24, { fill: PALETTE.panel }),
    text(String(points), side * (RADIUS + 24), 0, {
      size: TURN_TYPE.label + 4,
      face: 'strong',
      fill: PALETTE.ink,
      anchor: 'middle',
    }),
  );
}
