/** The levels of strength at which a computer can play. */

/** The strengths, from the weakest to the strongest. */
export const STRENGTHS = ['gentle', 'good', 'best'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The way a computer finds its answer: the quick player with near misses, the quick player, or a search. */
export type PlayingStyle = 'with-near-misses' | 'quickly' | 'ahead';

interface StrengthRecord {
  readonly plays: PlayingStyle;
  /** The message key for the name of a computer of this strength. */
  readonly word: string;
}

/** The settings of each strength. */
export const STRENGTH_RECORDS: Readonly<Record<Strength, StrengthRecord>> = {
  gentle: { plays: 'with-near-misses', word: 'computers.name-gentle' },
  good: { plays: 'quickly', word: 'computers.name-good' },
  best: { plays: 'ahead', word: 'computers.name-best' },
};

export function looksAhead(strength: Strength): boolean {
  return STRENGTH_RECORDS[strength].plays === 'ahead';
}
