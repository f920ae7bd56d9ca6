/** Lists the three rules versions, one table each; the older ones contain only their differences from the reprint. */
import { AREAS, type Box, DOOR, HOUSE_VALUES, RESIDENCE, type RuleState, WALL } from './box.ts';
import {
  DIE_COLOURS,
  DIE_HAMMERS,
  FORCE_BY_AREA,
  GIANT_CARDS,
  GIANT_CARDS_OF_2010,
  RAGNAROK,
  RULINGS,
  VANIR_START,
} from './house-values.ts';

/** Values by space, from the printed values by area; index 0 is unused. */
export function bySpace(byArea: readonly (number | null)[]): readonly number[] {
  return [0, ...AREAS.flatMap((spaces, area) => spaces.map(() => byArea[area] ?? 0))];
}

/** The reprint, the only version with trances. */
const BOX_2018: Box = {
  rules: '2018',
  house: HOUSE_VALUES,
  names: { giants: {}, artifacts: {} },
  die: { colours: DIE_COLOURS, hammers: DIE_HAMMERS },
  power: bySpace([0, 1, 2, 3, 0]),
  force: bySpace(FORCE_BY_AREA),
  bags: {
    white: { vikings: 6, fireGiants: 12 },
    blue: { vikings: 9, fireGiants: 9 },
    green: { vikings: 12, fireGiants: 6 },
    black: { vikings: 15, fireGiants: 3 },
  },
  helheimVikings: 5,
  muspellheimFireGiants: 12,
  submergedAtFirst: 'black',
  cardsPerEnemy: 7,
  ragnarok: RAGNAROK,
  giants: GIANT_CARDS,
  giantForce: 3,
  runes: { mann: { enemies: 1, spaces: 3 }, tiwaz: { enemies: 3, spaces: 1 } },
  vanirSquares: [VANIR_START, 'two-vikings', 'reorder-six', 'enemy-back', 'discard-giant'],
  calmingColours: [[], ['white', 'blue', 'green'], ['white', 'blue'], ['white']],
  odinPutsBack: ['top', 'bottom'],
  defeat: [
    { enemies: 5, fromSpace: WALL + 1, why: 'five-beyond-the-wall' },
    { enemies: 3, fromSpace: DOOR + 1, why: 'three-beyond-the-door' },
    { enemies: 1, fromSpace: RESIDENCE, why: 'one-in-the-residence' },
  ],
  switches: {
    hasTrance: true,
    helRemovesForGood: true,
    artifactsWithoutDie: true,
    vanirReachesBack: true,
    shufflesSearchedPile: true,
    winsBeforeActing: false,
  },
  rulings: RULINGS,
};

/** The first printed edition: no trance, and Hel sends Vikings to Helheim. */
const BOX_2011: Box = {
  ...BOX_2018,
  rules: '2011',
  odinPutsBack: ['bottom'],
  switches: { ...BOX_2018.switches, hasTrance: false, helRemovesForGood: false },
};

/** The rules from before the printing. */
const BOX_2010: Box = {
  ...BOX_2011,
  rules: '2010',
  house: HOUSE_VALUES.filter((value) => value !== 'ragnarok'),
  submergedAtFirst: null,
  ragnarok: {},
  giants: GIANT_CARDS_OF_2010,
  runes: { mann: BOX_2018.runes.tiwaz, tiwaz: BOX_2018.runes.mann },
  vanirSquares: [VANIR_START, 'two-vikings', 'discard-card', 'enemy-back', 'discard-giant'],
  odinPutsBack: ['top', 'bottom'],
  switches: {
    ...BOX_2011.switches,
    artifactsWithoutDie: false,
    vanirReachesBack: false,
    shufflesSearchedPile: false,
    winsBeforeActing: true,
  },
};

const HOUSE_BOXES: Readonly<Record<RuleState, Box>> = {
  '2018': BOX_2018,
  '2011': BOX_2011,
  '2010': BOX_2010,
};

/** The box of a rules version with our house values. */
export function houseBox(rules: RuleState): Box {
  return HOUSE_BOXES[rules];
}
