/** Declares the prices of the wares that experience points buy in a campaign. */

export interface SkillPrices {
  /** The prices of a god's first Elf to start with, and of the next ones; a shorter list sells fewer. */
  readonly elves: readonly number[];
  readonly vanirDice: readonly number[];
  readonly steadyHand: number;
  readonly sureHand: number;
  /** The price of a Relation for each of the two gods. */
  readonly relation: number;
  /** The price for the played god if the other one is a Support god. */
  readonly relationWithSupport: number;
}
