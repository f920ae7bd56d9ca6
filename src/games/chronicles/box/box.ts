/** Declares the box as plain data: the values of the components, printed or our own, and the numbers of the rulebook. */
import { isOneOf } from '../../../core/typed/one-of.ts';
import type {
  Artifact,
  ArtifactLevel,
  ByTier,
  Creature,
  DieFace,
  GodName,
  Iotunn,
  Resource,
  Rune,
  RuneStone,
  TreeEnemy,
  World,
} from './components.ts';
import type { CreatureEffect } from './creature-effect.ts';
import type { Power } from './power.ts';
import type { Saga } from './saga.ts';
import type { SkillPrices } from './skill-prices.ts';
import type { Pair } from './skills.ts';

/** The two games that the rulebook calls standalone. */
export const STANDALONE = ['easy', 'hard'] as const;

export type Standalone = (typeof STANDALONE)[number];

/** The six sagas of the campaign in their order, and the free one outside that order. [C-001] */
export const SAGAS = ['baldr', 'fimbulvetr', 'managarms', 'naglfar', 'bifrost', 'vigrid', 'fenrir'] as const;

export type SagaName = (typeof SAGAS)[number];

export const RULE_STATES = [...STANDALONE, ...SAGAS] as const;

export type RuleState = (typeof RULE_STATES)[number];

/** The values that no source states with certainty. */
export const HOUSE_VALUES = [
  'islands',
  'iotunns',
  'god-die',
  'vanir-die',
  'rune-stones',
  'artifacts',
  'creatures',
  'saga-page',
  'sagas',
  'god-powers',
  'skills',
  'relations',
  'rulings',
] as const;

export type HouseValue = (typeof HOUSE_VALUES)[number];

export interface ArtifactCard {
  readonly level: ArtifactLevel;
  readonly power: Power;
}

/** The values that depend on the number of players; each list starts with the value for one player. */
export interface ByPlayers {
  readonly life: readonly number[];
  readonly elves: readonly number[];
  readonly vanirDice: readonly number[];
  /** The number of gods in addition to those that people play. */
  readonly supports: readonly number[];
}

/** Our answers to questions that the source leaves open. */
export interface Rulings {
  /** Whether Fenrir keeps the current god from acting even in the turn in which he breaks out, not only later. [C-415] */
  readonly fenrirAlwaysBites: boolean;
}

export interface Box {
  readonly rules: RuleState;
  /** The house values in the box: no owner of the game has confirmed them. */
  readonly house: readonly HouseValue[];
  readonly byPlayers: ByPlayers;
  readonly supportLife: number;
  readonly heroes: number;
  readonly anonymous: number;
  readonly fireGiants: number;
  readonly iotunnPawns: number;
  readonly ravagedMarkers: number;
  readonly supportCardsForEach: number;
  /** The number of Anonymous that each island calls, from the leftmost one, on which Jormungand starts. */
  readonly islands: readonly number[];
  readonly jormungandStrength: number;
  readonly iotunnStrength: number;
  readonly helTakes: number;
  readonly fenrirTakes: number;
  readonly surtBrings: number;
  readonly healCosts: number;
  readonly iotunns: Readonly<Record<Iotunn, IotunnCard>>;
  readonly godDie: readonly DieFace[];
  readonly vanirDie: readonly DieFace[];
  /** The faces of each stone, all equally likely. */
  readonly runeStones: Readonly<Record<RuneStone, readonly Rune[]>>;
  readonly artifacts: Readonly<Record<Artifact, ArtifactCard>>;
  readonly creatures: Readonly<Record<Creature, CreatureEffect>>;
  readonly saga: Saga;
  /** The ability of each god; null on the easy side of the sheet. */
  readonly godPowers: Readonly<Record<GodName, Power | null>>;
  readonly rulings: Rulings;
  readonly skillPrices: SkillPrices;
  /** The ability of two gods with a Relation while they're in the same World. */
  readonly relations: Readonly<Record<Pair, Power>>;
  readonly taken: ByTier<number>;
  readonly removed: number;
  readonly asgardRisks: ByTier<number>;
  readonly ladderRisks: ByTier<number>;
  /** The number of dispensers to choose from, counted from the left. */
  readonly dispensers: ByTier<number>;
  readonly stonesThrown: ByTier<readonly RuneStone[]>;
}

/** Whether the gods play with the abilities of the hard side of their sheets. [C-004, C-910] */
export function isHardSide(rules: RuleState): boolean {
  return rules !== 'easy';
}

export function isSaga(rules: RuleState): rules is SagaName {
  return isOneOf(SAGAS, rules);
}

/** The effect of an Iotunn while its pawn is on the board. [C-501] */
export type IotunnCard =
  /** The Iotunn blocks a World, in which fighting is then the only action. */
  | { readonly kind: 'world'; readonly world: World }
  /** The Iotunn guards an enemy, which can't be fought. */
  | { readonly kind: 'enemy'; readonly enemy: TreeEnemy }
  /** The Iotunn on the Sword of the Obstacles takes something away from the gods. */
  | { readonly kind: 'obstacle'; readonly takes: Resource };
