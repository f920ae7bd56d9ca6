/** Puts into words that a position has more of one of its parts after one answer than after another. */

import type { Phrase } from '../presentation/phrase.ts';
import type { SeatIndex } from '../seat.ts';
import type { Amounts } from '../thinking/reason.ts';
import type { Guide } from './guide.ts';

/**
 * The clause for a part of a position, with amounts in tenths. Null if the amount isn't visibly higher, or if the guide has no
 * words for the part.
 */
export function clauseOf<View>(
  guide: Pick<Guide<View>, 'part'> | null,
  part: string,
  { now, instead }: Amounts,
  view: View,
  seat: SeatIndex,
): Phrase | null {
  const amounts = { now: tenths(now), instead: tenths(instead) };
  return guide !== null && amounts.now > amounts.instead ? guide.part(part, amounts, view, seat) : null;
}

function tenths(amount: number): number {
  return Math.round(amount * 10) / 10;
}
