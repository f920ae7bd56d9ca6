/** Draws the ground of Asgard: the rainbow bridge, the wall, the courtyard, the hall with its door and roof, and the throne. */
import { FULL_WIDTH } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  faded,
  group,
  icon,
  line,
  named,
  OWN_COLOURS,
  path,
  rect,
  type Svg,
} from '../../../../render/scene.ts';
import { DOOR, RESIDENCE, WALL } from '../../box/box.ts';
import { RAINBOW } from '../styles.ts';
import { borderAfter, HEAD, LANES_END, middleOf, NAMES, SPACE } from './layout.ts';

const STONE = '#98a0b8';
const MORTAR = '#586078';
const TIMBER = '#784820';
const TIMBER_DARK = '#402010';
const EAVES = 56;

export function grounds(): Svg {
  return group([
    bridge(),
    ground(WALL, DOOR, '#282030'),
    ground(DOOR, RESIDENCE - 1, '#402028'),
    ground(RESIDENCE - 1, RESIDENCE, '#582820'),
    icon('stone-throne', middleOf(RESIDENCE), HEAD + (3 * (LANES_END - HEAD)) / 6, SPACE * 0.98, '#a07040'),
    planks(),
    roof(),
    named('wall', at(borderAfter(WALL), 0, wall())),
    named('door', at(borderAfter(DOOR), 0, door())),
    threshold(),
  ]);
}

/** A stretch of ground. The colours become warmer towards the throne. */
function ground(from: number, to: number, fill: string): Svg {
  return rect(borderAfter(from), EAVES, (to - from) * SPACE - (to === RESIDENCE ? 2 : 0), LANES_END - EAVES, {
    fill,
  });
}

/** The rainbow bridge, where every enemy starts. */
function bridge(): Svg {
  const stripe = SPACE / RAINBOW.length;
  return group(
    RAINBOW.map((colour, place) =>
      rect(NAMES + place * stripe, HEAD, stripe, LANES_END - HEAD, { fill: colour }),
    ),
    { ...faded(0.22), ...OWN_COLOURS },
  );
}

function wall(): Svg {
  const [half, course, top] = [17, 26, 40];
  const courses = Math.floor((LANES_END - top) / course);
  const joints = Array.from({ length: courses }, (_, row) => {
    const y = top + row * course;
    return `M${-half} ${y}h${2 * half}M${row % 2 === 0 ? 6 : -6} ${y}v${course}`;
  });
  return group([
    path(`M-29 ${top - 22}h13v10h10v-10h12v10h10v-10h13v26h-58z`, { fill: STONE }),
    rect(-half, top, 2 * half, LANES_END - top, { fill: STONE }),
    path(joints.join(''), { stroke: MORTAR, 'stroke-width': 3, fill: 'none' }),
  ]);
}

function door(): Svg {
  const [half, top] = [17, EAVES];
  return group([
    rect(-half, top, 2 * half, LANES_END - top, { fill: TIMBER, stroke: PALETTE.bronze, 'stroke-width': 4 }),
    line(0, top, 0, LANES_END, { stroke: TIMBER_DARK, 'stroke-width': 3 }),
    ...[0.12, 0.37, 0.62, 0.87].map((part) =>
      rect(-half, top + part * (LANES_END - top), 2 * half, 11, { fill: PALETTE.bronze }),
    ),
  ]);
}

/** The floorboards of the hall. */
function planks(): Svg {
  const seams = [DOOR + 1, DOOR + 2].map((space) => `M${borderAfter(space)} ${EAVES}V${LANES_END}`);
  return path(seams.join(''), {
    stroke: TIMBER_DARK,
    'stroke-width': 3,
    'stroke-opacity': 0.6,
    fill: 'none',
  });
}

/** The gable of Odin's hall, with beams that cross at the top. */
function roof(): Svg {
  const [left, right] = [borderAfter(DOOR) - 30, FULL_WIDTH - 4];
  const middle = (left + right) / 2;
  return group([
    path(`M${left} ${EAVES}L${middle} 10L${right} ${EAVES}Z`, {
      fill: TIMBER_DARK,
      stroke: TIMBER,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    path(`M${middle - 18} -4L${middle + 34} 32M${middle + 18} -4L${middle - 34} 32`, {
      stroke: TIMBER,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
  ]);
}

function threshold(): Svg {
  const x = borderAfter(RESIDENCE - 1);
  return line(x, EAVES + 6, x, LANES_END - 2, {
    stroke: PALETTE.bronze,
    'stroke-width': 4,
    'stroke-dasharray': '14 8',
  });
}
