/** The contents and prints of the box, as one table of plain data: a rule state is such a table, never a copy of the rules. */
import type { ByIsland, Enemy, Giant, Island, RagnarokCard, Rune, VanirSquare, World } from './components.ts';

export const RULE_STATES = ['2018', '2011', '2010'] as const;
/** The reprint of 2018, the first printed edition of 2011, and the rules from before the printing, of 2010. */
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

/** How a rune throws enemies back: the number of enemies, all different, and of spaces. */
export interface ThrowBack {
  readonly enemies: number;
  readonly spaces: number;
}

/** Our answers to questions that only a source could settle. */
export interface Rulings {
  /** Whether Thor's bonus still counts while a giant forbids the die. [Y-632] */
  readonly bonusWithoutDie: boolean;
  /** Whether the giant that cancels powers silences trances too. [Y-622] */
  readonly cancellingSilencesTrances: boolean;
  /** Whether the giant that strengthens giants strengthens the hidden one on the pile. [Y-605] */
  readonly hiddenGiantsAreStrengthened: boolean;
  /** The power at which Fenrir is calmed in the Residence, 1 to 3. [Y-359] */
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
  /** Its house values: no owner of the box has confirmed them. */
  readonly house: readonly HouseValue[];
  /** Names that an owner read off the cards; the others are in the locales. */
  readonly names: {
    readonly giants: { readonly [giant in Giant]?: string };
    readonly artifacts: { readonly [enemy in Enemy]?: string };
  };
  /** The die's two marks are never read together, so they are two lists of six. */
  readonly die: { readonly colours: readonly Island[]; readonly hammers: readonly number[] };
  /** By space 1..8 of the Asgard track; index 0 is unused. */
  readonly power: readonly number[];
  /** By space; 0 if nothing can be fought. */
  readonly force: readonly number[];
  readonly bags: ByIsland<{ readonly vikings: number; readonly fireGiants: number }>;
  readonly helheimVikings: number;
  readonly muspellheimFireGiants: number;
  /** The first place of the submerged tile; null for the open sea. */
  readonly submergedAtFirst: Island | null;
  readonly cardsPerEnemy: number;
  readonly ragnarok: { readonly [card in RagnarokCard]?: readonly Enemy[] };
  readonly giants: Readonly<Record<Giant, GiantCard>>;
  readonly giantForce: number;
  readonly runes: { readonly mann: ThrowBack; readonly tiwaz: ThrowBack };
  readonly vanirSquares: readonly VanirSquare[];
  /** By power 1..3; index 0 is unused. */
  readonly calmingColours: readonly (readonly Island[])[];
  /** The ends of the deck to which Odin may put the card he does not play. */
  readonly odinPutsBack: readonly ('top' | 'bottom')[];
  readonly defeat: readonly { readonly enemies: number; readonly fromSpace: number; readonly why: Defeat }[];
  readonly switches: {
    readonly hasTrance: boolean;
    /** Whether Vikings taken by Hel leave the game instead of going to Helheim. */
    readonly helRemovesForGood: boolean;
    /** Whether artifacts still count while a giant forbids the die. */
    readonly artifactsWithoutDie: boolean;
    /** Whether the Vanir may also use the squares to the left of its own. */
    readonly vanirReachesBack: boolean;
    /** Whether the pile is shuffled after the fifth square removed a giant from it. */
    readonly shufflesSearchedPile: boolean;
    /** Whether the gods win as soon as the last card has had its effect, before they act. */
    readonly winsBeforeActing: boolean;
  };
  readonly rulings: Rulings;
  /** Only at a table that doesn't want a spread deck. Older tables don't have this field. [Y-142] */
  readonly shufflesSpecialsIn?: true;
}

/** The track's borders: an enemy is past the border when its space is higher. */
export const WALL = 3;
export const DOOR = 5;
export const RESIDENCE = 8;
export const FIRST_SPACE = 1;

/** The spaces of each area of the track, from the left. [Y-402] */
export const AREAS = [[1], [2, 3], [4, 5], [6, 7], [8]] as const;

export function boxOf(game: { readonly box: Box }): Box {
  return game.box;
}

/** Enemies that a card moves. */
export function enemiesOn(box: Box, card: RagnarokCard): readonly Enemy[] {
  return box.ragnarok[card] ?? [];
}
