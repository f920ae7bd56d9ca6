/** Declares everything that can differ between two moments of a game of Micro Midgard, as plain data. Nothing is hidden. */
import type { SeatIndex } from '../../../core/seat.ts';
import type { Box } from '../box/box.ts';
import type {
  Blessing,
  ByAction,
  ByLight,
  ByMeeple,
  ByResource,
  ByTrack,
  CraftTrack,
  Level,
  Light,
  Meeple,
  OuterRealm,
  Prophecy,
  Raven,
  Realm,
  Relic,
} from '../box/components.ts';

export interface HeldRelic {
  readonly relic: Relic;
  /** The Relic's visible side. */
  readonly side: Light;
}

export interface SeatState {
  /** The raven of this seat's player. */
  readonly raven: Raven;
  readonly gold: number;
  readonly mead: number;
  readonly points: number;
  readonly levels: ByTrack<Level>;
  readonly relics: readonly HeldRelic[];
  /** The meeple with this player's marker; null before their first move. */
  readonly marked: Meeple | null;
}

/** Everything that the current player can spend or must resolve. Everything left expires at the end of the turn. */
export interface Turn {
  /** The number of the turn, from 1; 0 while the second player takes a resource. */
  readonly number: number;
  readonly seat: SeatIndex;
  readonly hand: ByAction<number>;
  /** The number of each wolf's actions that still have to be resolved. */
  readonly wolfActions: ByLight<number>;
  readonly used: readonly Relic[];
  /** The Realm's gifts that don't fit yet. */
  readonly waiting: ByResource<number>;
  /** The Realm's gifts that the player has but hasn't needed yet, so they can still count as taken later. */
  readonly loose: ByResource<number>;
}

/** The open question to the current player. */
export type Question =
  | { readonly about: 'start-resource' }
  | { readonly about: 'move' }
  | { readonly about: 'turn' }
  | { readonly about: 'turn-end' }
  | { readonly about: 'prophecy' };

export type QuestionKind = Question['about'];

/** The reasons for the end: a player has the winning score, or the last Prophecy is scored. */
export type End = 'points' | 'prophecies';

export interface MicromidgardState {
  readonly box: Box;
  readonly seats: readonly SeatState[];
  readonly turn: Turn;
  readonly meeples: ByMeeple<Realm>;
  /** The Blessing in play on each track: the visible side of its card. */
  readonly blessings: ByTrack<Blessing>;
  /** The Relics that still cover the squares of a track, from level 1 up; null if one was taken. */
  readonly covers: Readonly<Record<CraftTrack, readonly (Relic | null)[]>>;
  /** The Relics left over at set-up, and destroyed ones. */
  readonly outOfPlay: readonly Relic[];
  /** The Realms in their order of destruction, one for each Ragnarok. */
  readonly doom: readonly OuterRealm[];
  /** The number of free spaces that each wolf has advanced since the last Ragnarok. */
  readonly wolves: ByLight<number>;
  /** The Prophecies of each side by column, from the left. Each Ragnarok uses up the leftmost remaining column. */
  readonly prophecies: ByLight<readonly Prophecy[]>;
  readonly ragnaroks: number;
  readonly question: Question | null;
  /** The number of questions asked so far; it serves as a question's key. */
  readonly asked: number;
  readonly end: End | null;
}
