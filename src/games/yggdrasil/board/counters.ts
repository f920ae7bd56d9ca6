/** Draws Vikings, Elves and Fire Giants as a sign with a number. */
import { SIZES } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { faded, group, ownIcon, type Svg, text } from '../../../render/scene.ts';
import { widthOf } from '../../../render/typeface.ts';
import { COUNTER_STYLES, type Counter } from './styles.ts';

/** A kind of counter with its number; `x` is the left edge, `y` the middle line. */
export function counters(counter: Counter, amount: string | number, x: number, y: number): Svg {
  const { icon: sign, colour } = COUNTER_STYLES[counter];
  const spent = amount === 0;
  return group(
    [
      ownIcon(sign, x + 22, y, 44, colour),
      text(String(amount), x + 54, y, { size: SIZES.number, face: 'strong', fill: PALETTE.ink }),
    ],
    spent ? faded(0.7) : {},
  );
}

export function countersWidth(amount: string | number): number {
  return 54 + widthOf(String(amount), 'strong', SIZES.number);
}
