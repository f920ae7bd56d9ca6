/** Declares the prices of the wares that experience points buy in a campaign. */

export interface SkillPrices {
  /**
   * The price of each Elf that a god can start with: the first Elf, the second, and so on. The list has an entry for each Elf
   * that can be bought.
   */
  readonly elves: readonly number[];
  readonly vanirDice: readonly number[];
  readonly steadyHand: number;
  readonly sureHand: number;
  /** The price of a Relation for each of the two gods. */
  readonly relation: number;
  /** The price for the played god if the other one is a Support god. */
  readonly relationWithSupport: number;
}
