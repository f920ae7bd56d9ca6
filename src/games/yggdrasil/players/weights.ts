/**
 * Declares the values of things for a computer player, in a unit of its own. `npm run tune` finds the numbers by playing
 * thousands of games. None was set by hand, and a single one means little.
 */
import type { GiantEffect } from '../box/box.ts';
import type { ByEnemy, ByIsland } from '../box/components.ts';

export type Weights = {
  /** The danger of an enemy by its space; index 0 is unused. */
  readonly dangerBySpace: readonly number[];
  /** The factor for each enemy's danger, higher if its effect lasts longer. */
  readonly minded: ByEnemy<number>;
  /** The share of an enemy's danger that comes from its remaining cards, 0 to 1. */
  readonly dangerOfCardsToCome: number;
  /** The danger by the number of enemies past the wall, and past the door. */
  readonly pastTheWall: readonly number[];
  readonly pastTheDoor: readonly number[];
  readonly losing: number;
  /** The values of a Viking and an Elf while many cards remain. They're lower for a god that has many. */
  readonly viking: number;
  readonly elf: number;
  readonly plentyOfVikings: number;
  readonly plentyOfElves: number;
  /** If fewer cards than this remain, Vikings and Elves lose value. */
  readonly cardsToSpendOn: number;
  /** The value of each soul that a search is expected to find. */
  readonly soul: number;
  /** The value of taking an Elf, and how much it falls with the number that the god already has. */
  readonly elfTaken: number;
  readonly enoughElves: number;
  /** The value of each additional soul that later searches find because the Valkyries moved or a bag improved. */
  readonly richerPlace: number;
  readonly richerBag: number;
  readonly reach: ByIsland<number>;
  /** The share of an improved bag's value that remains for each island between the bag and the Valkyries. */
  readonly farther: number;
  /** The value of an artifact for each remaining card of its enemy, and its increase for each level that the god already has. */
  readonly artifactPerCard: number;
  readonly artifactPerLevel: number;
  readonly artifactAgainstNear: number;
  /** The factor for an artifact if another god is better armed. */
  readonly secondBest: number;
  /** The rate at which an artifact loses value with the number of gods, who take turns fighting. */
  readonly artifactShared: number;
  readonly giant: number;
  /** A factor for beating a giant, multiplied by the square of the number of its rune's giants already beaten. */
  readonly runePart: number;
  /** The value of beating an active giant, by its effect. */
  readonly giantInTheWay: Readonly<Record<GiantEffect['kind'], number>>;
  /** The value of a step of the Vanir, and of each of its squares. */
  readonly vanirStep: number;
  readonly vanirVikings: number;
  readonly vanirGiant: number;
  readonly vanirCard: number;
  /** The value of taking everything from another god, as a factor of the gain for the next fight. */
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
