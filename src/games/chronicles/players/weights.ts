/**
 * Declares the values of things for a computer player, in a unit of its own. `npm run tune` finds the numbers by playing
 * thousands of games. None was set by hand, and a single one means little.
 */
import type { ByEnemy, ByTier, Level, World } from '../box/components.ts';
import type { CreatureEffectKind } from '../box/creature-effect.ts';
import type { PowerKind } from '../box/power.ts';

export type Weights = {
  /** The cost of losing a Life point, and the increase when few are left. */
  readonly life: number;
  readonly fewLives: number;
  /** The cost of losing a Support god's Life point. */
  readonly supportLife: number;
  /** The cost of losing the game immediately. */
  readonly losing: number;
  /** The cost of spending one Elf, Vanir die or Hero. */
  readonly elf: number;
  readonly vanirDie: number;
  readonly hero: number;
  /** The additional cost of a Fight: it uses up the turn. */
  readonly fighting: number;
  /** The value of taking one Elf, die or Hero, and how much it falls with each one already held. */
  readonly elfTaken: number;
  readonly dieTaken: number;
  readonly heroTaken: number;
  readonly plentyOfElves: number;
  readonly plentyOfDice: number;
  readonly plentyOfHeroes: number;
  /** The danger from Hel and Surt by their level; each piece on their ladder adds to it. */
  readonly hel: Readonly<Record<Level, number>>;
  readonly surt: Readonly<Record<Level, number>>;
  readonly perAnonymous: number;
  readonly perFireGiant: number;
  /** The cost by the number of pieces on the ladder, regardless of the enemy's place. */
  readonly anonymous: readonly number[];
  readonly fireGiants: readonly number[];
  /** The danger from Jormungand, by his island. */
  readonly islands: readonly number[];
  readonly fenrir: number;
  readonly loki: number;
  /** The weights of an enemy's effect when it wakes, for the chance that it wakes in this round, and in the next one. */
  readonly wakesNow: number;
  readonly wakesNext: number;
  /** The cost by the number of Iotunns on the board. */
  readonly iotunns: readonly number[];
  readonly iotunnIn: { readonly world: number; readonly enemy: number; readonly obstacle: number };
  /** The cost of ravaged Worlds by their number, and the cost of losing the use of each World. */
  readonly ravaged: readonly number[];
  readonly useOf: Readonly<Record<World, number>>;
  readonly artifact: Readonly<Record<PowerKind, number>>;
  readonly plentyOfArtifacts: number;
  /** The share of its value that an Artifact keeps if it helps only against one enemy, or only against Iotunns. */
  readonly againstOne: number;
  readonly againstIotunns: number;
  /** The value of drawing creatures, and of throwing stones, by tier. */
  readonly creatures: ByTier<number>;
  readonly stones: ByTier<number>;
  /** The additional value of a creature's help, besides its countable effects. */
  readonly creature: Readonly<Record<CreatureEffectKind, number>>;
  readonly regained: number;
  /** The value of being in the same World as an enemy, or in a neighbouring one, as a share of the danger from it. */
  readonly here: number;
  readonly nextDoor: number;
  readonly nearIotunn: number;
  readonly besideSupport: number;
  readonly besideGods: number;
  /**
   * The weights for choosing the next god: the value of its options, the cost of its card now, and the cost of its card later.
   */
  readonly eager: number;
  readonly harmedNow: ByEnemy<number>;
  readonly harmedLater: number;
  /** The share of an enemy's harm that counts for its card on the Wheel, in addition to the chance that it wakes now. */
  readonly cardBack: number;
  /** The share of an enemy's harm that counts for a card that would stay on the Wheel. */
  readonly lays: number;
  /** The value of a step of Nidhogg. */
  readonly nidhogg: number;
  /**
   * The value of a Fight and of a deed that the task still needs, by the number of moves that Nidhogg needs to the page's last
   * space, starting at one.
   */
  readonly taskFight: readonly number[];
  readonly taskDeed: readonly number[];
  /** The cost of caging an enemy that the gods have to fight on the next page. */
  readonly wantedNext: number;
  /** The share of a task Fight's value that is gained when the enemy leaves the Cage. */
  readonly lured: number;
  /** The danger from a saga foe by the spaces before the end of its track, starting at one. */
  readonly spacesLeft: readonly number[];
  /** The minimum Life that a giver keeps, and the Life below which another god is in need. */
  readonly enoughToGive: number;
  readonly inNeed: number;
};

export const WEIGHTS: Weights = {
  life: 1.79,
  fewLives: 10.2,
  supportLife: 1.5,
  losing: 346,
  elf: 2.72,
  vanirDie: 1.44,
  hero: 0.98,
  fighting: 1.09,
  elfTaken: 3.23,
  dieTaken: 2.38,
  heroTaken: 1.71,
  plentyOfElves: 0.321,
  plentyOfDice: 0.169,
  plentyOfHeroes: 0.1,
  hel: {
    bottom: 0.547,
    middle: 15.3,
    top: 45.8,
  },
  surt: {
    bottom: 0.444,
    middle: 12.4,
    top: 56.5,
  },
  perAnonymous: 0.05,
  perFireGiant: 0.05,
  anonymous: [0, 1.18, 2.37, 4.74, 7.1, 10.7, 16.6, 21.3, 28.4],
  fireGiants: [0, 1.52, 3.05, 6.1, 9.15, 13.7, 21.3, 36.6, 42.7],
  islands: [0.997, 7.97, 27.9, 59.8],
  fenrir: 15.7,
  loki: 1.81,
  wakesNow: 0.491,
  wakesNext: 0.355,
  iotunns: [0, 2.57, 6.43, 11.6, 18, 28.3, 46.3, 77.1],
  iotunnIn: {
    world: 7.14,
    enemy: 17.9,
    obstacle: 10.7,
  },
  ravaged: [0, 8.18, 16.4, 27.3, 40.9, 60, 95.4, 164],
  useOf: {
    asgard: 0.689,
    vanaheim: 2.76,
    alfheim: 2.76,
    midgard: 2.76,
    nidavellir: 1.38,
    svartalfheim: 2.76,
    iotunheim: 0.689,
    muspellheim: 1.38,
    niflheim: 1.38,
  },
  artifact: {
    'ignores-enemies': 1.41,
    'prevents-in-fights': 4.22,
    'prevents-in-actions': 2.11,
    moves: 3.52,
    links: 1.41,
    'takes-more': 2.11,
    'takes-after-fights': 3.52,
    'keeps-dice': 3.52,
    'rerolls-god-die': 2.82,
    'steadies-god-die': 2.82,
    'fights-next-door': 4.93,
    'moves-another-god': 0.704,
    'regains-at-the-end': 4.22,
    'looks-at-decks': 1.41,
    'looks-at-own-card': 1.41,
    'gives-life': 1.41,
  },
  plentyOfArtifacts: 0.1,
  againstOne: 0.25,
  againstIotunns: 0.3,
  creatures: {
    malus: 4.22,
    normal: 6.33,
    bonus: 8.44,
  },
  stones: {
    malus: 0.523,
    normal: 1.31,
    bonus: 2.09,
  },
  creature: {
    'goes-anywhere': 1.26,
    'moves-gods': 1.26,
    'looks-at-decks': 2.52,
    heroes: 1.26,
    'gods-here-regain': 1.26,
    'god-regains': 1.26,
    'anonymous-back': 1.26,
    'fire-giants-back': 1.26,
    'turns-tree': 1.26,
    takes: 1.26,
    fights: 1.26,
    'iotunn-back': 1.26,
    'card-back': 1.26,
    artifact: 1.26,
    heals: 1.26,
    'jormungand-back': 1.26,
  },
  regained: 0.565,
  here: 0.0687,
  nextDoor: 0.0572,
  nearIotunn: 0.134,
  besideSupport: 2,
  besideGods: 0.22,
  eager: 0.475,
  harmedNow: {
    hel: 0.558,
    surt: 0.558,
    loki: 0.558,
    jormungand: 0.558,
    fenrir: 0.558,
    nidhogg: 0.558,
  },
  harmedLater: 0.367,
  cardBack: 0.5,
  lays: 0.2,
  nidhogg: 10,
  taskFight: [90, 32, 18, 12],
  taskDeed: [60, 15, 10, 8],
  wantedNext: 8,
  lured: 0.3,
  spacesLeft: [110, 45, 22, 12, 6, 3],
  enoughToGive: 4,
  inNeed: 3,
};
