/**
 * The worth of things to a computer player, in one coin of its own. The numbers are found by `npm run tune`, which plays
 * thousands of games; no one set them by hand, and alone they mean little.
 */
import type { GiantEffect } from '../box/box.ts';
import type { ByEnemy, ByIsland } from '../box/components.ts';

export type Weights = {
  /** How dangerous an enemy is by its space; index 0 is unused. */
  readonly dangerBySpace: readonly number[];
  /** Enemies whose effect hurts longest are minded more. */
  readonly minded: ByEnemy<number>;
  /** The share of an enemy's danger in its remaining cards, 0 to 1. */
  readonly dangerOfCardsToCome: number;
  /** By the number of enemies past the wall, and past the door. */
  readonly pastTheWall: readonly number[];
  readonly pastTheDoor: readonly number[];
  readonly losing: number;
  /** The worth of a Viking and an Elf while many cards are to come; less for a god that holds many. */
  readonly viking: number;
  readonly elf: number;
  readonly plentyOfVikings: number;
  readonly plentyOfElves: number;
  /** With fewer cards than this to come, Vikings and Elves lose their worth. */
  readonly cardsToSpendOn: number;
  /** For each soul that a search is expected to find. */
  readonly soul: number;
  /** The gain of taking an Elf, and how fast that goes down with those held. */
  readonly elfTaken: number;
  readonly enoughElves: number;
  /** The value of each additional soul in a search, by moving the Valkyries or improving a bag. */
  readonly richerPlace: number;
  readonly richerBag: number;
  readonly reach: ByIsland<number>;
  /** The share of an improved bag's value left for each island between it and the Valkyries. */
  readonly farther: number;
  /** For each card of its enemy to come, and for each level that the god has already. */
  readonly artifactPerCard: number;
  readonly artifactPerLevel: number;
  readonly artifactAgainstNear: number;
  /** The case that another god is better armed. */
  readonly secondBest: number;
  /** How fast an artifact loses worth with the number of gods, who fight in turn. */
  readonly artifactShared: number;
  readonly giant: number;
  /** For each part of its rune that is there already, squared. */
  readonly runePart: number;
  /** For an active giant, by what it does. */
  readonly giantInTheWay: Readonly<Record<GiantEffect['kind'], number>>;
  /** A step of the Vanir, and what its squares are worth. */
  readonly vanirStep: number;
  readonly vanirVikings: number;
  readonly vanirGiant: number;
  readonly vanirCard: number;
  /** Taking everything from another god, by the gain for the fight at hand. */
  readonly lending: number;
};

export const WEIGHTS: Weights = {
  dangerBySpace: [0, 0, 9.52, 21.7, 35.7, 51.6, 33.5, 61.5, 322],
  minded: { hel: 1.17, surt: 1.15, jormungand: 1.37, loki: 1.03, nidhogg: 1.11, fenrir: 1.72 },
  dangerOfCardsToCome: 0.367,
  pastTheWall: [0, 0, 0, 1.74, 16.3, 28.4, 13.9],
  pastTheDoor: [0, 0, 30.2, 0.613, 11.4, 3.7, 1.07],
  losing: 92.1,
  viking: 3.23,
  elf: 3.53,
  plentyOfVikings: 0.018,
  plentyOfElves: 0.00779,
  cardsToSpendOn: 3.21,
  soul: 2.8,
  elfTaken: 7.51,
  enoughElves: 0.3,
  richerPlace: 4.28,
  richerBag: 4.2,
  reach: { white: 0.712, blue: 0.582, green: 0.114, black: 0.401 },
  farther: 0.9,
  artifactPerCard: 0.88,
  artifactPerLevel: 0.258,
  artifactAgainstNear: 0.0698,
  secondBest: 0.156,
  artifactShared: 0.3,
  giant: 11.5,
  runePart: 0.892,
  giantInTheWay: {
    strengthens: 1.53,
    blocks: 4.01,
    whirlpool: 1.91,
    'cancels-powers': 13.3,
    'forbids-die': 11.4,
  },
  vanirStep: 2.27,
  vanirVikings: 6.15,
  vanirGiant: 1.16,
  vanirCard: 0.444,
  lending: 0.157,
};
