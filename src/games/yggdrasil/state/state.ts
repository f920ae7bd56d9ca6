/** Declares everything that can differ between two moments of a game of Yggdrasil, as plain data. */

import type { Streams } from '../../../core/random.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { isOneOf } from '../../../core/typed/one-of.ts';
import type { Box, Defeat } from '../box/box.ts';
import {
  type ByEnemy,
  type ByIsland,
  type Card,
  ENEMIES,
  type Enemy,
  GIANTS,
  type Giant,
  type GodName,
  type Island,
  type SeaPlace,
  type VanirSquare,
  WORLDS,
} from '../box/components.ts';

export const STREAM_NAMES = ['setup', 'draws', 'dice'] as const;

export type StreamName = (typeof STREAM_NAMES)[number];

export interface Bag {
  readonly vikings: number;
  readonly fireGiants: number;
}

/** The level of an artifact that a god has; 0 for none. */
export type ArtifactLevel = 0 | 1 | 2 | 3;

export interface SeatState {
  readonly god: GodName;
  readonly vikings: number;
  readonly elves: number;
  readonly artifacts: ByEnemy<ArtifactLevel>;
  readonly inTrance: boolean;
}

/** The current turn, with the actions spent so far: one entry per action, including attempts to calm Fenrir. */
export interface Turn {
  readonly number: number;
  readonly seat: SeatIndex;
  readonly spent: readonly GodAction[];
}

export const GOD_ACTIONS = [...WORLDS, 'enter-trance', 'leave-trance', 'calm'] as const;

export type GodAction = (typeof GOD_ACTIONS)[number];

export function isGodAction(name: string): name is GodAction {
  return isOneOf(GOD_ACTIONS, name);
}

/** The targets of a god's fight: an enemy, an active giant, or the face-down giant on top of the pile. */
export const FOES = [...ENEMIES, ...GIANTS, 'pile'] as const;
export type Foe = (typeof FOES)[number];

/** A fight after the roll and before its end. */
export interface Fight {
  readonly foe: Foe;
  readonly force: number;
  /** The strength from die, bonus and artifact, and from Vikings if already given. */
  readonly strength: number;
  readonly vikings: number;
}

/** The kinds of steps to carry out, in order, before the gods are asked again. */
export type Step =
  | { readonly do: 'draw-card' }
  | { readonly do: 'play-card'; readonly card: Card }
  | { readonly do: 'put-card-away' }
  | { readonly do: 'look-for-early-victory' }
  | { readonly do: 'vanir-square'; readonly square: VanirSquare }
  | { readonly do: 'vanir-back' }
  | { readonly do: 'act' }
  | { readonly do: 'end-turn' };

export type ThrowingRune = 'mann' | 'tiwaz';

/** The open question to the gods, with everything needed for the answer. */
export type Question =
  | { readonly about: 'odin-cards'; readonly cards: readonly [Card, Card] }
  | {
      readonly about: 'tyr-colour';
      readonly enemy: Enemy;
      readonly islands: readonly [Island, Island];
      readonly power: number;
    }
  | { readonly about: 'nidhogg-drag'; readonly among: readonly Enemy[] }
  | { readonly about: 'turn' }
  | { readonly about: 'turn-end' }
  | { readonly about: 'elves'; readonly fight: Fight }
  | { readonly about: 'vikings-and-elves'; readonly fight: Fight }
  | { readonly about: 'odin-giant'; readonly beaten: Giant }
  | { readonly about: 'sigel'; readonly vikings: number }
  | {
      readonly about: 'throw-back';
      readonly rune: ThrowingRune;
      readonly among: readonly Enemy[];
      readonly count: number;
      readonly spaces: number;
    }
  | { readonly about: 'valkyries'; readonly among: readonly SeaPlace[] }
  | { readonly about: 'reorder'; readonly cards: readonly Card[] }
  | { readonly about: 'enemy-back'; readonly among: readonly Enemy[] }
  | { readonly about: 'pile-giant'; readonly among: readonly Giant[] };

export type QuestionKind = Question['about'];

export type QuestionAbout<Kind extends QuestionKind> = Extract<Question, { about: Kind }>;

export type End = { readonly kind: 'won' } | { readonly kind: 'lost'; readonly why: readonly Defeat[] };

/** The public part of the state. Rules and predicates that need only this part also accept a view. */
export interface OpenBoard {
  readonly box: Box;
  readonly bagsAreOpen: boolean;
  /** Whether the god is asked for Elves even if no number of them could change the fight. */
  readonly elvesAreAlwaysAsked: boolean;
  readonly seats: readonly SeatState[];
  readonly turn: Turn;
  readonly enemies: ByEnemy<number>;
  /** The cards that a god has drawn or is playing. */
  readonly drawn: readonly Card[];
  readonly discard: readonly Card[];
  readonly active: readonly Giant[];
  readonly beaten: readonly Giant[];
  readonly helheim: number;
  /** The number of Vikings that Hel took out of the game. */
  readonly lostVikings: number;
  readonly muspellheim: number;
  readonly alfheim: number;
  readonly valkyries: SeaPlace;
  /** The submerged island; null while the tile is in the open sea. */
  readonly submerged: Island | null;
  /** The Vanir's square on the reinforcement scale, from 0. */
  readonly vanir: number;
  readonly fenrirIsAngry: boolean;
  /** The number of turns without an enemy card that Daeg still grants. */
  readonly daeg: number;
  readonly question: Question | null;
  /** The number of questions asked so far; it serves as a question's key. */
  readonly asked: number;
  readonly end: End | null;
}

export interface YggdrasilState extends OpenBoard {
  readonly streams: Streams<StreamName>;
  /** The enemy deck, top card first. */
  readonly deck: readonly Card[];
  /** The numbers of cards at the top and bottom of the deck that everyone has seen. */
  readonly knownTop: number;
  readonly knownBottom: number;
  /** The face-down giants, top first. */
  readonly pile: readonly Giant[];
  readonly pileTopIsKnown: boolean;
  readonly bags: ByIsland<Bag>;
  readonly steps: readonly Step[];
}
