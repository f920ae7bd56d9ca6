/** The box as we know it, for the easy and for the hard game. */
import type { GodName } from '../components.ts';
import { type Box, HOUSE_VALUES, type RuleState } from './box.ts';
import {
  ARTIFACT_CARDS,
  CREATURE_CARDS,
  GOD_DIE,
  GOD_POWERS,
  IOTUNN_CARDS,
  ISLANDS,
  RULINGS,
  RUNE_FACES,
  SAGA_PAGES,
  VANIR_DIE,
} from './house-values.ts';

export function houseBox(rules: RuleState): Box {
  return BOXES[rules];
}

/** The easy side of the sheets has no abilities. [C-910] */
const NO_POWERS: Readonly<Record<GodName, null>> = {
  freyr: null,
  freyja: null,
  frigg: null,
  heimdall: null,
  odin: null,
  thor: null,
  tyr: null,
};

const BOXES: Readonly<Record<RuleState, Box>> = { easy: boxFor('easy'), hard: boxFor('hard') };

function boxFor(rules: RuleState): Box {
  return {
    rules,
    house: rules === 'hard' ? HOUSE_VALUES : HOUSE_VALUES.filter((value) => value !== 'god-powers'),
    byPlayers: {
      life: [9, 8, 7, 6, 5],
      elves: [6, 7, 9, 11, 13],
      vanirDice: [6, 7, 9, 11, 13],
      supports: [2, 1, 0, 0, 0],
    },
    supportLife: 5,
    heroes: 8,
    anonymous: 8,
    fireGiants: 8,
    iotunnPawns: 7,
    ravagedMarkers: 7,
    supportCardsForEach: 3,
    islands: ISLANDS,
    jormungandStrength: 3,
    iotunnStrength: 2,
    helTakes: 1,
    fenrirTakes: 3,
    surtBrings: 2,
    healCosts: 2,
    iotunns: IOTUNN_CARDS,
    godDie: GOD_DIE,
    vanirDie: VANIR_DIE,
    runeStones: RUNE_FACES,
    artifacts: ARTIFACT_CARDS,
    creatures: CREATURE_CARDS,
    sagaPage: SAGA_PAGES[rules],
    godPowers: rules === 'hard' ? GOD_POWERS : NO_POWERS,
    rulings: RULINGS,
    taken: { malus: 1, normal: 2, bonus: 3 },
    removed: 3,
    asgardRisks: { malus: 4, normal: 3, bonus: 2 },
    ladderRisks: { malus: 3, normal: 2, bonus: 1 },
    dispensers: { malus: 1, normal: 2, bonus: 3 },
    stonesThrown: { malus: ['white'], normal: ['white', 'green'], bonus: ['white', 'green', 'black'] },
  };
}
