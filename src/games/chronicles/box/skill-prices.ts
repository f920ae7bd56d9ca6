/** The wares that experience points buy in a campaign. */

export interface SkillPrices {
  /** Prices of the first Elf to start with, and of the next; a shorter list sells fewer. */
  readonly elves: readonly number[];
  readonly vanirDice: readonly number[];
  readonly steadyHand: number;
  readonly sureHand: number;
  /** For each of the two gods. */
  readonly relation: number;
  /** For the played god, if the other is a Support god. */
  readonly relationWithSupport: number;
}
