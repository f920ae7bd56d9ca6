/**
 * Draws the two Prophecies of the next Ragnarok: for each, the wolf that brings it, its measure, and who would win it now. The
 * points to win are shown too.
 */
import { PALETTE } from '../../../../render/palette.ts';
import { at, element, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { causeFrame } from '../../../../render/turn-board/cause.ts';
import { LIGHTS } from '../../box/components.ts';
import { stepsToRagnarok } from '../../facts/wolves.ts';
import type { MicromidgardView } from '../../state/view.ts';
import type { Board } from '../board.ts';
import { wolf } from '../pieces.ts';
import { prophecy } from '../prophecies.ts';
import { pointSign } from '../signs.ts';
import { nearestWolves, winningProphecies } from './decisive.ts';

const NEXT_HEIGHT = 142;

/** The height of this part; 0 once the last Prophecy is scored, and at the end of the game. */
export function nextHeight({ box, end, ragnaroks }: MicromidgardView): number {
  return end !== null || box.prophecyPoints[ragnaroks] === undefined ? 0 : NEXT_HEIGHT;
}

/** The scale of pieces from the full board, which has smaller units. */
const SCALE = 1.1;
const STAKE = 84;
const GAP = 8;
const WOLF = 24;
/** The space to the left of each Prophecy, which shows the wolf that brings it. */
const SIDE = 2 * WOLF + 6;
const WIDTH = (TURN_WIDTH - STAKE - 2 * GAP) / LIGHTS.length - SIDE;

export function nextProphecies(board: Board, top: number): Svg {
  const { view } = board;
  const points = view.box.prophecyPoints[view.ragnaroks];
  if (points === undefined || view.end !== null) return '';
  const [nearest, winning] = [nearestWolves(view), winningProphecies(view)];
  return named(
    'next-prophecies',
    at(TURN_MARGIN, top, stake(points)),
    ...LIGHTS.map((side, place) =>
      at(
        TURN_MARGIN + STAKE + GAP + place * (SIDE + WIDTH + GAP) + SIDE,
        top,
        named(
          `prophecy-${side}`,
          at(-SIDE / 2, NEXT_HEIGHT / 2, wolf(side, WOLF)),
          element('g', { transform: `scale(${SCALE})` }, [
            prophecy(board, side, view.ragnaroks, WIDTH / SCALE),
          ]),
          ...(nearest.includes(side)
            ? [at(0, 1, scoredNext(WIDTH, NEXT_HEIGHT - 3, stepsToRagnarok(view, side) === 0))]
            : []),
          ...(winning.includes(side) ? [causeFrame(0, 1, WIDTH, NEXT_HEIGHT - 3, 14)] : []),
        ),
      ),
    ),
  );
}

/**
 * A frame around the Prophecy to be scored next, red if that happens at the end of this turn. Its upper left corner is at 0, 0.
 */
export function scoredNext(width: number, height: number, isDue: boolean): Svg {
  return rect(0, 0, width, height, {
    class: 'scored-next',
    rx: 14,
    fill: 'none',
    stroke: isDue ? PALETTE.danger : PALETTE.accent,
    'stroke-width': isDue ? 9 : 6,
  });
}

/** The points for the winner of the Prophecy that the next Ragnarok scores. */
function stake(points: number): Svg {
  return group([
    text(`+${points}`, STAKE / 2, NEXT_HEIGHT / 2 - 24, {
      size: TURN_TYPE.number,
      face: 'strong',
      fill: PALETTE.ink,
      anchor: 'middle',
    }),
    at(STAKE / 2 - 23, NEXT_HEIGHT / 2 + 30, pointSign().svg),
  ]);
}
