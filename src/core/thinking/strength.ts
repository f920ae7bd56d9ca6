/** The levels of strength at which a computer can play. */

/** The strengths, from the weakest to the strongest. */
export const STRENGTHS = ['gentle', 'good', 'best'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * The method by which a computer finds its answer: as the quick player with occasional whims, as the quick player, or by a
 * search.
 */
export type PlayingStyle = 'with-whims' | 'quickly' | 'ahead';

interface StrengthRecord {
  readonly plays: PlayingStyle;
  /** The message key for the name of a computer of this strength. */
  readonly word: string;
}

/** The settings of each strength. */
export const STRENGTH_RECORDS: Readonly<Record<Strength, StrengthRecord>> = {
  gentle: { plays: 'with-whims', word: 'asked.by-computer-gentle' },
  good: { plays: 'quickly', word: 'asked.by-computer-good' },
  best: { plays: 'ahead', word: 'asked.by-computer-best' },
};

export function looksAhead(strength: Strength): boolean {
  return STRENGTH_RECORDS[strength].plays === 'ahead';
}
