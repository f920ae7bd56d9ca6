/**
 * A weaker computer player, used to measure our house sagas: the stronger one wins nearly all of them, so its results hardly
 * differ between house values.
 */
import type { Policy } from '../../../core/policy.ts';
import type { ChroniclesView } from '../state/view.ts';
import { playerBy } from './sensible.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * Set by hand; don't tune them, because a change shifts every number in docs/data/balance/chronicles.md. This player looks only
 * at the current board, not at future cards or the order of the gods, and overrates company.
 */
const PLAIN_WEIGHTS: Weights = {
  ...WEIGHTS,
  life: 5,
  fewLives: 10,
  losing: 300,
  elf: 2.5,
  vanirDie: 0,
  hero: 1,
  fighting: 0,
  elfTaken: 3,
  dieTaken: 2.8,
  heroTaken: 2.6,
  plentyOfElves: 0.1,
  plentyOfDice: 0.1,
  plentyOfHeroes: 0.05,
  hel: { bottom: 0, middle: 18, top: 60 },
  surt: { bottom: 0, middle: 18, top: 60 },
  perAnonymous: 0,
  perFireGiant: 0,
  anonymous: [0, 1.5, 3, 4.5, 6, 15, 22.5, 42, 57],
  fireGiants: [0, 1.5, 3, 4.5, 6, 15, 22.5, 42, 57],
  islands: [0, 4, 14, 60],
  fenrir: 16,
  loki: 3,
  wakesNow: 0,
  wakesNext: 0,
  iotunns: [0, 0, 1, 4, 10, 22, 47, 97],
  iotunnIn: { world: 5, enemy: 9, obstacle: 6 },
  ravaged: [0, 3, 7, 13, 22, 37, 67, 112],
  useOf: {
    asgard: 0,
    vanaheim: 0,
    alfheim: 0,
    midgard: 0,
    nidavellir: 0,
    svartalfheim: 0,
    iotunheim: 0,
    muspellheim: 0,
    niflheim: 0,
  },
  creatures: { malus: 3, normal: 4, bonus: 5 },
  stones: { malus: 2, normal: 3, bonus: 4 },
  here: 0.25,
  nextDoor: 0.25,
  nearIotunn: 0,
  besideGods: 1.1,
  eager: 0,
  harmedNow: { hel: 0, surt: 0, loki: 0, jormungand: 0, fenrir: 0, nidhogg: 0 },
  harmedLater: 0,
  taskFight: [60, 30, 16, 10],
  taskDeed: [40, 14, 8, 6],
  spacesLeft: [60, 30, 16, 9, 4, 2],
};

export const plain: Policy<ChroniclesView> = playerBy(PLAIN_WEIGHTS);
