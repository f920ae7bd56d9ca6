/** Draws the World Tree: its bare trunk for scenes of defeat, and the green Tree on the morning after a victory. */
import { SCENE } from '../../../../render/measures.ts';
import { circle, group, path, type Svg } from '../../../../render/scene.ts';
import { beams, glow, land, sky } from '../../../../render/scenery/landscape.ts';

const MIDDLE = SCENE.width / 2;
/**
 * The y of the green Tree's foot. The Tree is low and wide, since a poster shows little more than the lower half of its scene.
 */
const FOOT = 424;

export function greenTree(): Svg {
  return group([
    sky('#3868a8', '#98c8e8', '#f8e8b0'),
    beams(MIDDLE, 200, 20, 900, '#f8f0c0'),
    glow(MIDDLE, 200, 260, '#f8f0b0'),
    land(380, 350, 384, '#588848'),
    group([trunk('#684828'), crown('#387838', '#58a850')], {
      transform: `translate(${MIDDLE - 0.78 * MIDDLE} ${FOOT - 0.52 * FOOT}) scale(0.78 0.52)`,
    }),
    land(424, 410, 426, '#386830'),
  ]);
}

/** The trunk, from the foot of the scene to its upper edge. */
export function trunk(fill: string): Svg {
  return path(
    `M${MIDDLE - 70} 440C${MIDDLE - 20} 380 ${MIDDLE - 34} 280 ${MIDDLE - 40} 180L${MIDDLE - 260} 70L${MIDDLE - 30} 130L${MIDDLE} 10L${MIDDLE + 34} 130L${MIDDLE + 270} 60L${MIDDLE + 44} 180C${MIDDLE + 34} 280 ${MIDDLE + 20} 380 ${MIDDLE + 74} 440Z`,
    { fill },
  );
}

const LEAVES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-260, 110, 90],
  [-140, 70, 110],
  [0, 40, 130],
  [150, 70, 110],
  [270, 106, 92],
  [-70, 120, 90],
  [80, 124, 90],
];

function crown(shade: string, light: string): Svg {
  return group([
    ...LEAVES.map(([x, y, radius]) => circle(MIDDLE + x, y + 14, radius, { fill: shade })),
    ...LEAVES.map(([x, y, radius]) => circle(MIDDLE + x - 10, y - 6, radius * 0.8, { fill: light })),
  ]);
}
