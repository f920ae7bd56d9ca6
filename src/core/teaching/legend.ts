/** The meaning of the symbols on a game's board. */
import type { Phrase } from '../presentation/phrase.ts';

export interface LegendMark {
  /** The symbol as a piece of SVG around 0, 0, at most 148 wide and 60 high. */
  readonly sign: string;
  readonly words: Phrase;
}

/** The symbols that appear in the same place on the board. */
export interface LegendPart {
  readonly title: Phrase;
  readonly marks: readonly LegendMark[];
}

export function partOf(key: string, marks: readonly LegendMark[]): LegendPart {
  return { title: { key }, marks };
}

export function markOf(key: string, sign: string): LegendMark {
  return { sign, words: { key } };
}
