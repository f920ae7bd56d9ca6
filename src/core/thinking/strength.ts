/** How well a computer plays for people. */

/** From the weakest: the quick player with some whims, the quick player, and the quick player with a search. */
export const STRENGTHS = ['gentle', 'good', 'best'] as const;
export type Strength = (typeof STRENGTHS)[number];
