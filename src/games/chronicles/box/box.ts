/** What is printed on the components, what we could not read off them, and the numbers of the rulebook, as one table of plain data. */
import type {
  Artifact,
  ArtifactLevel,
  ByTier,
  Creature,
  DieFace,
  GodName,
  Iotunn,
  Rune,
  RuneStone,
} from '../components.ts';
import type { CreatureEffect } from '../creatures/effect.ts';
import type { IotunnCard } from '../iotunns/card.ts';
import type { Power } from '../powers/power.ts';

export const RULE_STATES = ['easy', 'hard'] as const;
export type RuleState = (typeof RULE_STATES)[number];

/** The values that no source gives for certain. */
export const HOUSE_VALUES = [
  'islands',
  'iotunns',
  'god-die',
  'vanir-die',
  'rune-stones',
  'artifacts',
  'creatures',
  'saga-page',
  'god-powers',
  'rulings',
] as const;
export type HouseValue = (typeof HOUSE_VALUES)[number];

/** What Nidhogg finds on a space of the Saga book. */
export const SAGA_SPACES = ['blank', 'turn-tree', 'tree'] as const;
export type SagaSpace = (typeof SAGA_SPACES)[number];

export interface ArtifactCard {
  readonly level: ArtifactLevel;
  readonly power: Power;
}

/** What depends on how many play; a list begins with one player. */
export interface ByPlayers {
  readonly life: readonly number[];
  readonly elves: readonly number[];
  readonly vanirDice: readonly number[];
  /** Gods beside those who are played. */
  readonly supports: readonly number[];
}

/** Questions that the source leaves open. */
export interface Rulings {
  /** Fenrir keeps the god on turn from acting when he breaks out as well, not only when he is out already. [C-415] */
  readonly fenrirAlwaysBites: boolean;
}

export interface Box {
  readonly rules: RuleState;
  /** Which of its values are the house's: no owner of the box has confirmed them. */
  readonly house: readonly HouseValue[];
  readonly byPlayers: ByPlayers;
  readonly supportLife: number;
  readonly heroes: number;
  readonly anonymous: number;
  readonly fireGiants: number;
  readonly iotunnPawns: number;
  readonly ravagedMarkers: number;
  readonly supportCardsForEach: number;
  /** How many Anonymous each island calls, from the leftmost one; Jormungand starts there. */
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
  /** The faces of each stone, each as likely as the other. */
  readonly runeStones: Readonly<Record<RuneStone, readonly Rune[]>>;
  readonly artifacts: Readonly<Record<Artifact, ArtifactCard>>;
  readonly creatures: Readonly<Record<Creature, CreatureEffect>>;
  /** The spaces of the Saga book to the right of Nidhogg's first one; the last one is the Tree. */
  readonly sagaPage: readonly SagaSpace[];
  /** What each god can do; nothing on the easy side of the sheet. */
  readonly godPowers: Readonly<Record<GodName, Power | null>>;
  readonly rulings: Rulings;
  readonly taken: ByTier<number>;
  readonly removed: number;
  readonly asgardRisks: ByTier<number>;
  readonly ladderRisks: ByTier<number>;
  /** How many of the dispensers, from the left. */
  readonly dispensers: ByTier<number>;
  readonly stonesThrown: ByTier<readonly RuneStone[]>;
}
