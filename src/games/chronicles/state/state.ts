/** Everything that can differ between two moments of one game of Yggdrasil Chronicles, as plain data. */
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
  /** The god whose pack it belongs to: a player's, or a Support god. */
  readonly pack: GodName;
}

/** A card in a deck or face down on the Wheel. */
export interface HiddenCard extends Card {
  /** Whether everyone has seen it since it came there. */
  readonly seen: boolean;
}

/** The public part of what a god has. */
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
  /** Top card first. */
  readonly deck: readonly HiddenCard[];
  /** Laid on the Wheel for this round; null once it's revealed, or if the deck was empty. */
  readonly faceDown: HiddenCard | null;
}

export interface SupportGod {
  readonly god: GodName;
  readonly world: World;
  readonly life: number;
}

/** The turn being played, or the next one once a god has chosen to go. */
export interface Turn {
  /** From 1. */
  readonly number: number;
  /** Null while it is open who goes next. */
  readonly seat: SeatIndex | null;
  readonly hasMoved: boolean;
  readonly hasActed: boolean;
  /** Fenrir has awoken, so the god can only move. */
  readonly isBitten: boolean;
  /** Once-per-turn Powers that have been used this turn. */
  readonly used: readonly PowerKind[];
}

/** A save roll, after the dice and before the Elves. */
export interface SaveRoll {
  /** Risks that nothing has prevented yet. */
  readonly risks: number;
  /** Failures that Elves can still cancel. */
  readonly failures: number;
  /** Vanir dice that go back to Vanaheim. */
  readonly lost: number;
}

/** The steps still to do before the gods are asked again, in order. */
export type Step =
  | { readonly do: 'look-at-card' }
  | { readonly do: 'reveal' }
  | { readonly do: 'return-cards'; readonly revealed: Card }
  | { readonly do: 'saga-effects'; readonly effects: readonly SagaEffect[] }
  /** After that enemy has woken. */
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

/** The question to the gods, with what the answer needs to know. */
export type Question =
  | { readonly about: 'order' }
  | { readonly about: 'own-card' }
  | { readonly about: 'turn' }
  | { readonly about: 'turn-end' }
  | { readonly about: 'elves'; readonly roll: SaveRoll }
  /** The Support god's share of the loss. */
  | {
      readonly about: 'support-life';
      readonly god: GodName;
      readonly life: number;
      readonly helpers: readonly GodName[];
    }
  | { readonly about: 'spoils' }
  /** Any World for that god. */
  | { readonly about: 'place-god'; readonly god: GodName }
  | { readonly about: 'runes'; readonly runes: readonly Rune[] }
  /** An action in a World, with anyone there, without bonus or malus. */
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

/** The public part of the table. Rules and predicates that need no more take this, so they also accept a view. */
export interface OpenBoard {
  readonly box: Box;
  /** From 1. */
  readonly round: number;
  readonly seats: readonly OpenSeat[];
  readonly supports: readonly SupportGod[];
  readonly turn: Turn;
  readonly rotation: Rotation;
  readonly places: ByWalker<Place>;
  /** Jormungand's island; 0 is the leftmost. */
  readonly island: number;
  /** Spaces that Nidhogg has moved on the page of the Saga book that is open. */
  readonly nidhogg: number;
  /** The number of that page, from 0. */
  readonly page: number;
  /** The Worlds in which the deed of this page was done, in that order. */
  readonly deedsDone: readonly World[];
  /** The foes of this page's task that were fought, as often as it counts. */
  readonly fightsDone: readonly TaskFoe[];
  /** Spaces that the saga foes have run on their tracks. */
  readonly tracks: Readonly<Record<SagaFoe, number>>;
  /** Face-up cards on the Wheel. */
  readonly wheel: ByEnemy<Card | null>;
  readonly ravaged: readonly World[];
  /** The Iotunns with a pawn on the board, in order of arrival. */
  readonly iotunns: readonly Iotunn[];
  /** On Hel's ladder. */
  readonly anonymous: number;
  /** On Surt's ladder. */
  readonly fireGiants: number;
  /** Heroes in Valhalla. */
  readonly valhalla: number;
  /** Elves left to take. */
  readonly alfheim: number;
  /** Vanir dice left to take. */
  readonly vanaheim: number;
  /** The skills of the gods on the Tree; empty in a single game. */
  readonly skills: Skills;
  readonly question: Question | null;
  /** The number of questions so far; the key of the current one. */
  readonly asked: number;
  readonly end: End | null;
}

/** The Artifacts of a level that no one has; only the first can be read. */
export type Dispensers = Readonly<Record<ArtifactLevel, readonly Artifact[]>>;

export interface ChroniclesState extends OpenBoard {
  readonly streams: Streams<StreamName>;
  readonly seats: readonly SeatState[];
  readonly dispensers: Dispensers;
  /** Top card first, here and below. */
  readonly iotunnDeck: readonly Iotunn[];
  readonly creatureDeck: readonly Creature[];
  readonly steps: readonly Step[];
}
