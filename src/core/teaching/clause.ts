/** States how much more there is of a part of the position. */

import type { Phrase } from '../presentation/phrase.ts';
import type { SeatIndex } from '../seat.ts';
import type { Amounts } from '../thinking/reason.ts';
import type { Guide } from './guide.ts';

/** In tenths. Null if they show no difference, if there's less of it, or if there are no words for it. */
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
