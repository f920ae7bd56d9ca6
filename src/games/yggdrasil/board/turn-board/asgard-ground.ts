/** Draws the ground of Asgard: the bridge, the wall, the spaces on the way, and the roof of Odin's hall. */
import { PALETTE } from '../../../../render/palette.ts';
import { faded, group, icon, named, OWN_COLOURS, path, rect, type Svg } from '../../../../render/scene.ts';
import { TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { DOOR, RESIDENCE, WALL } from '../../box/box.ts';
import { RAINBOW } from '../styles.ts';
import { STONE } from './cause.ts';

const BRIDGE = 66;

const SPACE = (TURN_WIDTH - BRIDGE - 10) / RESIDENCE;

/** The height above the lanes, for the hall's roof and the counts of enemies. */
export const SKY = 60;

export const FOOT = 8;

const TIMBER = '#784820';

export function middleOf(space: number): number {
  return BRIDGE + (space - 0.5) * SPACE;
}

export function borderAfter(space: number): number {
  return BRIDGE + space * SPACE;
}

/** The ground, with colours that become warmer towards the throne. */
export function grounds(height: number): Svg {
  const ground = (from: number, to: number, fill: string): Svg =>
    path(
      `M${borderAfter(from)} ${SKY}H${borderAfter(to) + (to === RESIDENCE ? 10 : 0)}V${height}H${borderAfter(from)}Z`,
      {
        fill,
      },
    );
  return group([
    path(`M0 ${SKY}H${borderAfter(WALL)}V${height}H0Z`, { fill: '#101830' }),
    bridge(height),
    ground(WALL, DOOR, '#301830'),
    ground(DOOR, RESIDENCE, '#601820'),
    spaces(height),
    icon('stone-throne', middleOf(RESIDENCE), SKY + (height - SKY - FOOT) / 2, SPACE * 0.95, '#b07840'),
    roof(),
    named('wall', wall(height)),
    named('door', path(`M${borderAfter(DOOR)} ${SKY}V${height}`, { stroke: TIMBER, 'stroke-width': 18 })),
  ]);
}

/** Faint lines between the spaces, so that steps can be counted. */
function spaces(height: number): Svg {
  const borders = Array.from({ length: RESIDENCE - 1 }, (_, at_) => borderAfter(at_ + 1));
  return path(borders.map((x) => `M${x} ${SKY + 6}V${height - 6}`).join(''), {
    stroke: PALETTE.inkFaint,
    'stroke-opacity': 0.35,
    'stroke-width': 3,
    'stroke-dasharray': '4 12',
  });
}

function bridge(height: number): Svg {
  const stripe = BRIDGE / RAINBOW.length;
  return group(
    RAINBOW.map((colour, place) => rect(place * stripe, SKY, stripe, height - SKY, { fill: colour })),
    { ...faded(0.4), ...OWN_COLOURS },
  );
}

function wall(height: number): Svg {
  const x = borderAfter(WALL);
  const courses = Math.floor((height - SKY) / 34);
  const joints = Array.from({ length: courses }, (_, row) => `M${x - 15} ${SKY + 34 * row}h30`);
  return group([
    path(`M${x - 26} ${SKY - 24}h13v10h8v-10h10v10h8v-10h13v30h-52z`, { fill: STONE }),
    path(`M${x} ${SKY}V${height}`, { stroke: STONE, 'stroke-width': 30 }),
    path(joints.join(''), { stroke: '#586078', 'stroke-width': 4, fill: 'none' }),
  ]);
}

function roof(): Svg {
  const [left, right] = [borderAfter(DOOR) - 22, TURN_WIDTH];
  return path(`M${left} ${SKY}L${left + 34} 6H${right - 34}L${right} ${SKY}Z`, {
    fill: '#402010',
    stroke: TIMBER,
    'stroke-width': 8,
    'stroke-linejoin': 'round',
  });
}
