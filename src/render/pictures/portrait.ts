/** A large portrait above a part of a board that shows the person small: a symbol in a ring, a name, and a line about them. */
import { FULL_WIDTH } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { panel } from '../panel.ts';
import { at, group, type Svg, text } from '../scene.ts';
import type { Part } from '../sheet.ts';

export interface Portrait {
  /** The symbol, centred at 0, 0, about twice as wide as the radius. */
  readonly sign: Svg;
  readonly name: string;
  /** A line that is always true, in a few words; null if there isn't one. */
  readonly line: string | null;
}

export const PORTRAIT_RADIUS = 104;

const HEIGHT = 260;
const WORDS = 300;
const WITHIN = FULL_WIDTH - WORDS - 40;

export function portraitPart({ sign, name, line }: Portrait): Part {
  const middle = HEIGHT / 2;
  return {
    height: HEIGHT,
    svg: group([
      panel(FULL_WIDTH, HEIGHT),
      at(156, middle, sign),
      text(name, WORDS, line === null ? middle : middle - 34, {
        size: 104,
        face: 'title',
        fill: PALETTE.ink,
        within: WITHIN,
      }),
      ...(line === null
        ? []
        : [text(line, WORDS, middle + 56, { size: 50, fill: PALETTE.accent, within: WITHIN })]),
    ]),
  };
}
