/** Points at the answer that a lesson wants: a green ring or frame, in the colour of the button to press. */
import { PALETTE } from '../palette.ts';
import { circle, group, rect, type Svg } from '../scene.ts';

/** A dark line on both sides, so that the ring is visible on every background. */
const BEHIND = { fill: 'none', stroke: PALETTE.shadow, 'stroke-width': 18 } as const;
const LINE = { class: 'spotlight', fill: 'none', stroke: PALETTE.good, 'stroke-width': 10 } as const;
/** The distance from the edge of the piece to the middle of the line. */
const APART = 9;

/** A ring around a figure centred at 0, 0. It takes up 14 more on each side. */
export function spotlightRing(radius: number): Svg {
  return group([circle(0, 0, radius + APART, BEHIND), circle(0, 0, radius + APART, LINE)]);
}

/** A frame on the edge of a place. */
export function spotlightFrame(x: number, y: number, width: number, height: number, corner: number): Svg {
  return group([
    rect(x, y, width, height, { ...BEHIND, rx: corner }),
    rect(x, y, width, height, { ...LINE, rx: corner }),
  ]);
}
