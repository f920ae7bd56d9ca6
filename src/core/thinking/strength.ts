/** The strength with which a computer plays for people. */

/** From the weakest. */
export const STRENGTHS = ['gentle', 'good', 'best'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The way a computer finds its answer: the quick player with some whims, the quick player, or a search. */
export type PlayingStyle = 'with-whims' | 'quickly' | 'ahead';

interface StrengthRecord {
  readonly plays: PlayingStyle;
  /** The message key for a computer of this strength, used in place of a person's name. */
  readonly word: string;
}

/** Everything in which the strengths differ. */
export const STRENGTH_RECORDS: Readonly<Record<Strength, StrengthRecord>> = {
  gentle: { plays: 'with-whims', word: 'asked.by-computer-gentle' },
  good: { plays: 'quickly', word: 'asked.by-computer-good' },
  best: { plays: 'ahead', word: 'asked.by-computer-best' },
};

export function looksAhead(strength: Strength): boolean {
  return STRENGTH_RECORDS[strength].plays === 'ahead';
}
