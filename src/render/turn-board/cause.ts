/** The cause of the nearest defeat: named in the danger bar, and ringed in red on the board. */
import { PALETTE } from '../palette.ts';
import { circle, group, rect, type Svg } from '../scene.ts';

export interface Cause {
  /** The symbol, at most 72 wide and high, centred at 0, 0. */
  readonly sign: Svg;
  /** A few words, such as "Life of Frigg". */
  readonly words: string;
}

/** A dark line inside the red one, so that the ring is visible on every background. */
const INNER = { fill: 'none', stroke: PALETTE.shadow, 'stroke-width': 5 } as const;
const OUTER = { class: 'cause', fill: 'none', stroke: PALETTE.danger, 'stroke-width': 9 } as const;
/** The distance from the edge of the ringed piece to the middle of each line. */
const APART = { inner: 3, outer: 9 } as const;

/** A ring around a figure centred at 0, 0. It takes up 14 more on each side. */
export function causeRing(radius: number): Svg {
  return group([circle(0, 0, radius + APART.inner, INNER), circle(0, 0, radius + APART.outer, OUTER)]);
}

/** A frame on the edge of a tile or a chip. */
export function causeFrame(x: number, y: number, width: number, height: number, corner: number): Svg {
  return rect(x, y, width, height, { ...OUTER, rx: corner });
}
