/** Marks the meeples' destinations: a small stag in a dashed ring for each meeple that can reach a Realm. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, circle, group, type Svg } from '../../../../render/scene.ts';
import type { Meeple, Realm } from '../../box/components.ts';
import { waysToMove } from '../../facts/moves.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { stag } from '../pieces.ts';

const RADIUS = 24;
const STEP = 2 * RADIUS + 3;
const PER_ROW = 2;

/** The meeples that the current player can move to the Realm; empty unless the question is about a move. */
export function meeplesThatCanCome(view: MicromidgardView, realm: Realm): readonly Meeple[] {
  if (view.question?.about !== 'move') return [];
  return waysToMove(view).flatMap(({ meeple, realms }) => (realms.includes(realm) ? [meeple] : []));
}

/**
 * The signs of the meeples that can come, in two rows if there are more than two, so that the Realm's gifts have room. The lower
 * right corner is at 0, 0.
 */
export function arrivals(meeples: readonly Meeple[]): Svg {
  return group(
    meeples.map((meeple, place) => {
      const [column, row] = [place % PER_ROW, Math.floor(place / PER_ROW)];
      return group([at(-RADIUS - column * STEP, -RADIUS - row * STEP, arrivalSign(meeple))], {
        class: `can-come-${meeple}`,
      });
    }),
  );
}

/** The share of a Realm's width and height needed for the meeples that can come. */
export function roomFor({ length }: { readonly length: number }): {
  readonly width: number;
  readonly isHigh: boolean;
} {
  return { width: Math.min(length, PER_ROW) * STEP, isHigh: length > PER_ROW };
}

/** A stag that isn't in the Realm yet, with its middle at 0, 0. */
export function arrivalSign(meeple: Meeple): Svg {
  return group([
    circle(0, 0, RADIUS - 2, {
      fill: PALETTE.shadow,
      stroke: PALETTE.ink,
      'stroke-width': 4,
      'stroke-dasharray': '9 6',
    }),
    stag(meeple, RADIUS - 4),
  ]);
}
