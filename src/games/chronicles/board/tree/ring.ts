/** Draws the ring on which the middle level turns: its direction, and the World that each column has after the next turn. */
import { FULL_WIDTH } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { worldName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { litFrame } from '../glow.ts';
import { ALLEY, COLUMN_WIDTH, leftOfPlace, worldsFromLeft } from '../layout.ts';

/** The height of the ring above and below the Worlds of the middle level. */
export const RING_HEAD = 50;
export const RING_FOOT = 14;

const CORNER = 26;
const ARROW = { fill: 'none', 'stroke-linecap': 'round' } as const;
/** The arrows before the level turns (`STILL`), and right after it has turned (`TURNED`). */
const STILL = { ...ARROW, stroke: PALETTE.accent, 'stroke-width': 6 } as const;
const TURNED = { ...ARROW, stroke: PALETTE.gold, 'stroke-width': 11 } as const;

/** The ring, placed so that the upper edge of its Worlds is at 0. */
export function ring(board: Board, height: number): Svg {
  const { marks, view } = board;
  const whole = height + RING_HEAD + RING_FOOT;
  const arrow = marks.treeTurned ? TURNED : STILL;
  return named(
    'ring',
    rect(4, -RING_HEAD, FULL_WIDTH - 8, whole, {
      rx: CORNER,
      fill: '#283858',
      stroke: PALETTE.accentDeep,
      'stroke-width': 3,
    }),
    ...(marks.treeTurned ? [litFrame(4, -RING_HEAD, FULL_WIDTH - 8, whole, CORNER)] : []),
    ...worldsFromLeft(view, 'middle', 1).map((world, place) =>
      at(
        leftOfPlace(place),
        -RING_HEAD / 2 + 1,
        named(
          `next-${place}`,
          path(place === 2 ? ROUND_THE_BACK : 'M26 0H0M12 -11L0 0L12 11', arrow),
          text(say(board, 'chronicles.picture.then', { world: worldName(world) }), 42, 0, {
            size: 30,
            fill: PALETTE.accent,
            within: COLUMN_WIDTH - 48,
          }),
        ),
      ),
    ),
    ...[1, 2].map((place) => at(leftOfPlace(place) - ALLEY / 2, height / 2, path('M7 -16L-7 0L7 16', arrow))),
  );
}

/** An arrow for the World that goes behind the Tree and comes back on the right. */
const ROUND_THE_BACK = 'M2 10V-2Q2 -12 14 -12T26 -2V10M16 2L26 12L36 2';
