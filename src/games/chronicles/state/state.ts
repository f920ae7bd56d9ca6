/** Declares everything that can differ between two moments of a game of Yggdrasil Chronicles, as plain data. */
import type { Streams } from '../../../core/random.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { Box } from '../box/box.ts';
import type {
  Artifact,
  ArtifactLevel,
  ByEnemy,
  ByWalker,
  Creature,
  Enemy,
  Foe,
  GodName,
  Iotunn,
  Place,
  Rotation,
  Rune,
  SagaFoe,
  World,
} from '../box/components.ts';
import type { PowerKind } from '../box/power.ts';
import type { SagaEffect, TaskFoe } from '../box/saga.ts';
import type { Skills } from '../box/skills.ts';

export const STREAM_NAMES = ['setup', 'decks', 'dice'] as const;
export type StreamName = (typeof STREAM_NAMES)[number];

/** One of the six Enemy cards that come with a god. */
export interface Card {
  readonly enemy: Enemy;
  /** The god whose pack the card belongs to: a played god or a Support god. */
  readonly pack: GodName;
}

/** A card in a deck or face down on the Wheel. */
export interface HiddenCard extends Card {
  /** Whether everyone has seen the card since it was put there. */
  readonly seen: boolean;
}

/** The public part of a god's state. */
export interface OpenSeat {
  readonly god: GodName;
  readonly world: World;
  readonly life: number;
  readonly elves: number;
  readonly vanirDice: number;
  readonly artifacts: readonly Artifact[];
  readonly hasGone: boolean;
}

export interface SeatState extends OpenSeat {
  /** The god's deck, top card first. */
  readonly deck: readonly HiddenCard[];
  /** The card laid on the Wheel for this round; null once it's revealed, or if the deck was empty. */
  readonly faceDown: HiddenCard | null;
}

export interface SupportGod {
  readonly god: GodName;
  readonly world: World;
  readonly life: number;
}

/** The current turn, or the next one before a god has begun it. */
export interface Turn {
  /** The number of the turn, from 1. */
  readonly number: number;
  /** The seat whose turn it is; null until a god has begun the turn. */
  readonly seat: SeatIndex | null;
  readonly hasMoved: boolean;
  readonly hasActed: boolean;
  /** Whether Fenrir has woken in this turn, so that the god can only move. */
  readonly isBitten: boolean;
  /** The once-per-turn powers that have been used in this turn. */
  readonly used: readonly PowerKind[];
}

/** A save roll after the dice are rolled and before Elves are given. */
export interface SaveRoll {
  /** The Risks that nothing has prevented yet. */
  readonly risks: number;
  /** The failures that Elves can still cancel. */
  readonly failures: number;
  /** The Vanir dice that go back to Vanaheim. */
  readonly lost: number;
}

/** A step of a turn. Steps are carried out in order until one of them asks the gods a question. */
export type Step =
  | { readonly do: 'look-at-card' }
  | { readonly do: 'reveal' }
  | { readonly do: 'return-cards'; readonly revealed: Card }
  | { readonly do: 'saga-effects'; readonly effects: readonly SagaEffect[] }
  /** Saga foes run after this enemy has woken. */
  | { readonly do: 'run-tracks'; readonly enemy: Enemy }
  | { readonly do: 'lose-life'; readonly life: number; readonly helpers: readonly GodName[] }
  | { readonly do: 'retreat'; readonly foe: Foe }
  | { readonly do: 'after-fight' }
  | { readonly do: 'use-runes'; readonly runes: readonly Rune[] }
  | {
      readonly do: 'move-gods';
      readonly moved: readonly GodName[];
      readonly left: number;
      readonly steps: number;
    }
  | { readonly do: 'act' }
  | { readonly do: 'end-turn' };

/** The open question to the gods, with everything needed for the answer. */
export type Question =
  | { readonly about: 'order' }
  | { readonly about: 'own-card' }
  | { readonly about: 'turn' }
  | { readonly about: 'turn-end' }
  | { readonly about: 'elves'; readonly roll: SaveRoll }
  /** Asks for the Support god's share of the loss. */
  | {
      readonly about: 'support-life';
      readonly god: GodName;
      readonly life: number;
      readonly helpers: readonly GodName[];
    }
  | { readonly about: 'spoils' }
  /** The World to which that god goes. */
  | { readonly about: 'place-god'; readonly god: GodName }
  | { readonly about: 'runes'; readonly runes: readonly Rune[] }
  /** An action in a World, without bonus or malus, no matter who else is there. */
  | { readonly about: 'world-action'; readonly world: World }
  | { readonly about: 'creature'; readonly creatures: readonly Creature[] }
  | {
      readonly about: 'move-gods';
      readonly moved: readonly GodName[];
      readonly left: number;
      readonly steps: number;
    }
  | { readonly about: 'put-under' }
  | { readonly about: 'god-regains'; readonly life: number }
  | { readonly about: 'turn-tree' }
  | { readonly about: 'fight'; readonly prevented: number }
  | { readonly about: 'iotunn-back' }
  | { readonly about: 'card-back' }
  | { readonly about: 'heal' };

export type QuestionKind = Question['about'];
export type QuestionAbout<Kind extends QuestionKind> = Extract<Question, { about: Kind }>;

/** The ways to lose. [C-802 to C-809, C-812 to C-815] */
export const DEFEATS = [
  'god-without-life',
  'hel-above-the-tree',
  'surt-above-the-tree',
  'jormungand-past-the-last-island',
  'too-few-anonymous',
  'too-few-fire-giants',
  'no-iotunn-pawn',
  'no-ravaged-marker',
  'nidhogg-at-the-dead-tree',
  'sun-swallowed',
  'moon-swallowed',
  'naglfar-at-sea',
] as const;
export type Defeat = (typeof DEFEATS)[number];

export type End = { readonly kind: 'won' } | { readonly kind: 'lost'; readonly why: Defeat };

/** The public part of the state. Rules and predicates that need only this part also accept a view. */
export interface OpenBoard {
  readonly box: Box;
  /** The number of the round, from 1. */
  readonly round: number;
  readonly seats: readonly OpenSeat[];
  readonly supports: readonly SupportGod[];
  readonly turn: Turn;
  readonly rotation: Rotation;
  readonly places: ByWalker<Place>;
  /** Jormungand's island, counted from 0, the leftmost. */
  readonly island: number;
  /** The number of spaces that Nidhogg has moved on the open page of the Saga book. */
  readonly nidhogg: number;
  /** The number of the open page of the Saga book, from 0. */
  readonly page: number;
  /** The Worlds in which the deed of this page was done, in the order in which that happened. */
  readonly deedsDone: readonly World[];
  /** The foes of this page's task that were fought, one entry per Fight that counts. */
  readonly fightsDone: readonly TaskFoe[];
  /** The number of spaces that each saga foe has run on its track. */
  readonly tracks: Readonly<Record<SagaFoe, number>>;
  /** The face-up card of each enemy on the Wheel; null if it has none there. */
  readonly wheel: ByEnemy<Card | null>;
  readonly ravaged: readonly World[];
  /** The Iotunns with a pawn on the board, in order of arrival. */
  readonly iotunns: readonly Iotunn[];
  /** The number of Anonymous on Hel's ladder. */
  readonly anonymous: number;
  /** The number of Fire Giants on Surt's ladder. */
  readonly fireGiants: number;
  /** The number of Heroes in Valhalla. */
  readonly valhalla: number;
  /** The number of Elves left to take. */
  readonly alfheim: number;
  /** The number of Vanir dice left to take. */
  readonly vanaheim: number;
  /** The skills of the gods on the Tree; empty in a standalone game. */
  readonly skills: Skills;
  readonly question: Question | null;
  /** The number of questions asked so far, which is the key of the open one. */
  readonly asked: number;
  readonly end: End | null;
}

/** The Artifacts of each level that no god has; only the first is revealed. */
export type Dispensers = Readonly<Record<ArtifactLevel, readonly Artifact[]>>;

export interface ChroniclesState extends OpenBoard {
  readonly streams: Streams<StreamName>;
  readonly seats: readonly SeatState[];
  readonly dispensers: Dispensers;
  /** The decks of Iotunns and creatures, top card first. */
  readonly iotunnDeck: readonly Iotunn[];
  readonly creatureDeck: readonly Creature[];
  readonly steps: readonly Step[];
}
