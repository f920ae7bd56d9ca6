/** The vocabulary of divine powers: what a god can change about the rules, as named values. */

/** What a god has while not in trance, for himself alone. */
export interface PersonalPower {
  /** Enemy cards drawn at the beginning of the turn. */
  readonly cardsDrawn?: number;
  /** Added to every fight. */
  readonly combatBonus?: number;
  readonly actionsPerTurn?: number;
  readonly soulsPerSearch?: number;
  readonly rollsTwice?: true;
  /** Two of the turn's actions may be in the same world. */
  readonly mayRepeatAWorld?: true;
  readonly mayEnterAndLeaveTrance?: true;
}

/** What a god in trance gives to all gods, himself included. */
export interface TrancePower {
  /** A god that beats a giant discards any giant instead. */
  readonly choosesBeatenGiant?: true;
  /** Added to the force of every giant. */
  readonly giantForce?: number;
  /** Using the reinforcement scale applies every square up to the Vanir's. */
  readonly appliesWholeScale?: true;
  readonly soulsPerSearch?: number;
  /** Vikings are given only after the die was rolled. */
  readonly vikingsAfterTheRoll?: true;
  /** Of the Vikings spent in a fight half, rounded down, die; the others come to this god. */
  readonly savesHalfTheVikings?: true;
}

export interface God {
  readonly personal: PersonalPower;
  readonly trance: TrancePower;
}
