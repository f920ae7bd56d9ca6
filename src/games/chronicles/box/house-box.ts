/** Builds the box from our house values, for the easy game, the hard game and each saga. */

import { recordOf } from '../../../core/typed/records.ts';
import {
  type Box,
  HOUSE_VALUES,
  type HouseValue,
  isHardSide,
  isSaga,
  RULE_STATES,
  type RuleState,
} from './box.ts';
import type { GodName } from './components.ts';
import { SAGA_VALUES } from './house-sagas.ts';
import { RELATION_POWERS, SKILL_PRICES } from './house-skills.ts';
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
import { sagaOfOnePage } from './saga.ts';

export function houseBox(rules: RuleState): Box {
  return BOXES[rules];
}

/** The powers in the easy game: the easy side of the sheets has no abilities. [C-910] */
const NO_POWERS: Readonly<Record<GodName, null>> = {
  freyr: null,
  freyja: null,
  frigg: null,
  heimdall: null,
  odin: null,
  thor: null,
  tyr: null,
};

const BOXES = recordOf(RULE_STATES, boxFor);

function isOf(rules: RuleState, value: HouseValue): boolean {
  switch (value) {
    case 'god-powers':
      return isHardSide(rules);
    case 'saga-page':
      return !isSaga(rules);
    case 'sagas':
    case 'skills':
    case 'relations':
      return isSaga(rules);
    default:
      return true;
  }
}

function boxFor(rules: RuleState): Box {
  return {
    rules,
    house: HOUSE_VALUES.filter((value) => isOf(rules, value)),
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
    saga: isSaga(rules) ? SAGA_VALUES[rules] : sagaOfOnePage(SAGA_PAGES[rules]),
    godPowers: isHardSide(rules) ? GOD_POWERS : NO_POWERS,
    rulings: RULINGS,
    skillPrices: SKILL_PRICES,
    relations: RELATION_POWERS,
    taken: { malus: 1, normal: 2, bonus: 3 },
    removed: 3,
    asgardRisks: { malus: 4, normal: 3, bonus: 2 },
    ladderRisks: { malus: 3, normal: 2, bonus: 1 },
    dispensers: { malus: 1, normal: 2, bonus: 3 },
    stonesThrown: { malus: ['white'], normal: ['white', 'green'], bonus: ['white', 'green', 'black'] },
  };
}
