/**
 * Declares the contents and printed values of the box as one table of plain data. A rules version is such a table, never a copy
 * of the rules.
 */
import type { ByIsland, Enemy, Giant, Island, RagnarokCard, Rune, VanirSquare, World } from './components.ts';

export const RULE_STATES = ['2018', '2011', '2010'] as const;
/** The rules versions: the reprint of 2018, the first printed edition of 2011, and the rules of 2010 from before the printing. */
export type RuleState = (typeof RULE_STATES)[number];

/** The effect of an active giant on the gods. */
export type GiantEffect =
  | { readonly kind: 'strengthens'; readonly whom: Enemy | 'giants' }
  | { readonly kind: 'blocks'; readonly world: World }
  | { readonly kind: 'whirlpool' }
  | { readonly kind: 'cancels-powers' }
  | { readonly kind: 'forbids-die' };

export interface GiantCard {
  readonly rune: Rune;
  readonly effect: GiantEffect;
}

/** The effect of a rune that throws enemies back: how many different enemies it throws back, and by how many spaces. */
export interface ThrowBack {
  readonly enemies: number;
  readonly spaces: number;
}

/** Our answers to questions that only a source could settle. */
export interface Rulings {
  /** Whether Thor's bonus still counts while a giant forbids the die. [Y-632] */
  readonly bonusWithoutDie: boolean;
  /** Whether the giant that cancels powers also cancels the effects of trances. [Y-622] */
  readonly cancellingSilencesTrances: boolean;
  /** Whether the giant that strengthens giants also strengthens the hidden one on top of the pile. [Y-605] */
  readonly hiddenGiantsAreStrengthened: boolean;
  /** The power, 1 to 3, that determines how Fenrir is calmed in the Residence. [Y-359] */
  readonly calmingPowerInResidence: number;
}

/** The values that no source confirms. */
export const HOUSE_VALUES = [
  'die-colours',
  'die-hammers',
  'force',
  'ragnarok',
  'giants',
  'vanir-start',
  'artifact-names',
  'rulings',
] as const;
export type HouseValue = (typeof HOUSE_VALUES)[number];

export const DEFEATS = ['five-beyond-the-wall', 'three-beyond-the-door', 'one-in-the-residence'] as const;
export type Defeat = (typeof DEFEATS)[number];

export interface Box {
  readonly rules: RuleState;
  /** The house values in the box: no owner of the game has confirmed them. */
  readonly house: readonly HouseValue[];
  /** The names that an owner has read off the cards; all other names are in the locales. */
  readonly names: {
    readonly giants: { readonly [giant in Giant]?: string };
    readonly artifacts: { readonly [enemy in Enemy]?: string };
  };
  /** The colours and the hammers on the die. They're never read together, so they are two lists of six. */
  readonly die: { readonly colours: readonly Island[]; readonly hammers: readonly number[] };
  /** The power of each space, 1 to 8, of the Asgard track; index 0 is unused. */
  readonly power: readonly number[];
  /** The force of each space; 0 if an enemy there can't be fought. */
  readonly force: readonly number[];
  readonly bags: ByIsland<{ readonly vikings: number; readonly fireGiants: number }>;
  readonly helheimVikings: number;
  readonly muspellheimFireGiants: number;
  /** The original place of the submerged tile; null for the open sea. */
  readonly submergedAtFirst: Island | null;
  readonly cardsPerEnemy: number;
  readonly ragnarok: { readonly [card in RagnarokCard]?: readonly Enemy[] };
  readonly giants: Readonly<Record<Giant, GiantCard>>;
  readonly giantForce: number;
  readonly runes: { readonly mann: ThrowBack; readonly tiwaz: ThrowBack };
  readonly vanirSquares: readonly VanirSquare[];
  /** The colours that calm Fenrir by power, 1 to 3; index 0 is unused. */
  readonly calmingColours: readonly (readonly Island[])[];
  /** The ends of the deck to which Odin can return the card that he doesn't play. */
  readonly odinPutsBack: readonly ('top' | 'bottom')[];
  readonly defeat: readonly { readonly enemies: number; readonly fromSpace: number; readonly why: Defeat }[];
  readonly switches: {
    readonly hasTrance: boolean;
    /** Whether Vikings taken by Hel leave the game instead of going to Helheim. */
    readonly helRemovesForGood: boolean;
    /** Whether artifacts still count while a giant forbids the die. */
    readonly artifactsWithoutDie: boolean;
    /** Whether the Vanir can also use the squares to the left of its own. */
    readonly vanirReachesBack: boolean;
    /** Whether the pile is shuffled after the Vanir's fifth square has removed a giant from it. */
    readonly shufflesSearchedPile: boolean;
    /** Whether the gods win as soon as the last card has taken effect, before they act. */
    readonly winsBeforeActing: boolean;
  };
  readonly rulings: Rulings;
  /**
   * Whether the special cards are shuffled in instead of being spread. Set only at tables that chose this; older tables don't
   * have the field. [Y-142]
   */
  readonly shufflesSpecialsIn?: true;
}

/** The borders of the track. An enemy is past a border if its space has a higher number. */
export const WALL = 3;
export const DOOR = 5;
export const RESIDENCE = 8;
export const FIRST_SPACE = 1;

/** The spaces of each area of the track, from the left. [Y-402] */
export const AREAS = [[1], [2, 3], [4, 5], [6, 7], [8]] as const;

export function boxOf(game: { readonly box: Box }): Box {
  return game.box;
}

/** The enemies that a Ragnarok card moves. */
export function enemiesOn(box: Box, card: RagnarokCard): readonly Enemy[] {
  return box.ragnarok[card] ?? [];
}
