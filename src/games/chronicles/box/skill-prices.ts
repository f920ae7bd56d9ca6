/** The wares that points of experience buy in a campaign. */

export interface SkillPrices {
  /** Of the first Elf to start with, and of the next; there are no more than there are prices. */
  readonly elves: readonly number[];
  readonly vanirDice: readonly number[];
  readonly steadyHand: number;
  readonly sureHand: number;
  /** For each of the two gods. */
  readonly relation: number;
  /** For the god that is played, where the other is a Support god. */
  readonly relationWithSupport: number;
}
