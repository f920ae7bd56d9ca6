/**
 * Draws the ground of a destroyed Realm, torn at its sides so that the night shows through. Such a Realm gives less but can still
 * be entered.
 */
import { PALETTE } from '../../../../render/palette.ts';
import { path, type Svg } from '../../../../render/scene.ts';

const CORNER = 16;
/** The depth of the tears. Everything else on the ground is further inside. */
const TEAR = 12;
/** Each tooth of a tear: its distance from the top, and whether it points inwards. */
const TEETH = [
  [0.22, false],
  [0.34, true],
  [0.44, false],
  [0.6, true],
  [0.7, false],
  [0.8, true],
  [0.86, false],
] as const;

interface Edge {
  readonly stroke: string;
  readonly 'stroke-width': number;
}

const FAINT: Edge = { stroke: PALETTE.inkFaint, 'stroke-width': 3 };

export function fallenGround(
  width: number,
  height: number,
  edge: Edge & { readonly 'stroke-dasharray'?: string } = FAINT,
): Svg {
  const right = TEETH.map(([down, isIn]) => `L${isIn ? width - TEAR : width} ${Math.round(down * height)}`);
  const left = TEETH.toReversed().map(([down, isIn]) => `L${isIn ? TEAR : 0} ${Math.round(down * height)}`);
  return path(
    `M${CORNER} 0H${width - CORNER}q${CORNER} 0 ${CORNER} ${CORNER}${right.join('')}V${height - CORNER}q0 ${CORNER} ${-CORNER} ${CORNER}H${CORNER}q${-CORNER} 0 ${-CORNER} ${-CORNER}${left.join('')}V${CORNER}q0 ${-CORNER} ${CORNER} ${-CORNER}Z`,
    { class: 'fallen', fill: PALETTE.nightTop, 'stroke-linejoin': 'round', ...edge },
  );
}
