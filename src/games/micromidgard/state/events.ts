/** Declares the events of Micro Midgard as keys with parameters; the words are in the locales. */
import type { SeatIndex } from '../../../core/seat.ts';
import type {
  Action,
  Blessing,
  ByAction,
  Level,
  Light,
  Meeple,
  OuterRealm,
  Prophecy,
  Realm,
  Relic,
  Resource,
  Track,
} from '../box/components.ts';
import type { End, QuestionKind } from './state.ts';

type BySeat<T> = { readonly seat: SeatIndex } & T;
type OfResource = BySeat<{ readonly resource: Resource; readonly amount: number }>;
type OfRelic = BySeat<{ readonly relic: Relic; readonly side: Light }>;

/** The wolf's new place. */
type OfWolf = {
  readonly wolf: Light;
  /** The Realm next to the wolf's space. */
  readonly realm: OuterRealm;
  /** The number of free spaces ahead of the wolf on its own track; negative if it has passed the end. */
  readonly left: number;
};

export type MicromidgardEvent =
  | { readonly type: 'first-player-drawn'; readonly seat: SeatIndex }
  /** The second player takes a resource before the first turn. */
  | ({ readonly type: 'start-resource-taken' } & BySeat<{ readonly resource: Resource }>)
  | ({ readonly type: 'turn-began' } & BySeat<{ readonly turn: number }>)
  /** No meeple can move, so one can be brought to Midgard. */
  | { readonly type: 'no-legal-move'; readonly seat: SeatIndex }
  | ({ readonly type: 'meeple-moved' } & BySeat<{
      readonly meeple: Meeple;
      readonly from: Realm;
      readonly to: Realm;
      /** Whether the Realm is destroyed, so that it gives less. */
      readonly isDestroyed: boolean;
    }>)
  | ({ readonly type: 'resource-gained' } & OfResource)
  /** The resource doesn't fit; it's taken as soon as there's room. */
  | ({ readonly type: 'resource-waits' } & OfResource)
  | ({ readonly type: 'resource-lost' } & OfResource)
  | ({ readonly type: 'resource-paid' } & OfResource)
  /** This much of the resource was exchanged for the other one. */
  | ({ readonly type: 'resource-exchanged' } & OfResource)
  | ({ readonly type: 'action-gained' } & BySeat<{ readonly action: Action; readonly amount: number }>)
  | ({ readonly type: 'wolf-action-gained' } & BySeat<{ readonly wolf: Light }>)
  | ({ readonly type: 'wolf-action-converted' } & BySeat<{ readonly from: Light; readonly to: Light }>)
  | ({ readonly type: 'wolf-ran' } & OfWolf)
  | ({ readonly type: 'wolf-pulled-back' } & OfWolf)
  /** The wolf can't go back any further. `left` is negative if its track has no free space. */
  | ({ readonly type: 'wolf-stayed' } & Omit<OfWolf, 'realm'>)
  | ({ readonly type: 'level-raised' } & BySeat<{ readonly track: Track; readonly level: Level }>)
  | ({ readonly type: 'square-activated' } & BySeat<{
      readonly track: Track;
      readonly blessing: Blessing;
      readonly level: Level;
    }>)
  | ({ readonly type: 'relic-claimed' } & OfRelic & { readonly track: Track; readonly level: Level })
  | ({ readonly type: 'relic-used' } & OfRelic)
  | ({ readonly type: 'relic-destroyed' } & OfRelic)
  /** The Relic shows this side from now on. */
  | ({ readonly type: 'relic-flipped' } & OfRelic)
  | ({ readonly type: 'points-gained' } & BySeat<{ readonly points: number; readonly total: number }>)
  | ({ readonly type: 'turn-ended' } & BySeat<{ readonly unspent: ByAction<number> }>)
  | {
      readonly type: 'prophecy-scored';
      readonly side: Light;
      /** The column of the Prophecy, from 0. */
      readonly column: number;
      readonly prophecy: Prophecy;
      readonly points: number;
      /** The seat that fulfils the Prophecy; null on a tie. */
      readonly winner: SeatIndex | null;
      /** Each seat's amount of the thing that the Prophecy compares. */
      readonly amounts: readonly number[];
    }
  | { readonly type: 'realm-destroyed'; readonly realm: OuterRealm }
  /** `stranded` is the wolf whose track no longer has a free space: it's past its end immediately. */
  | { readonly type: 'wolves-returned'; readonly stranded: Light | null }
  | { readonly type: 'answer-forced'; readonly about: QuestionKind }
  | {
      readonly type: 'game-ended';
      readonly why: End;
      readonly scores: readonly number[];
      readonly winners: readonly SeatIndex[];
    };

export type MicromidgardEventType = MicromidgardEvent['type'];

/** The reasons for refusing an action, with details so that the sentence can say what to do instead. */
export type MicromidgardRefusal =
  | { readonly code: 'move-first' }
  | { readonly code: 'already-moved' }
  | { readonly code: 'meeple-marked'; readonly meeple: Meeple; readonly seat: SeatIndex }
  | { readonly code: 'same-realm'; readonly meeple: Meeple; readonly realm: Realm }
  | { readonly code: 'realm-taken'; readonly realm: Realm; readonly meeple: Meeple }
  | { readonly code: 'link-destroyed'; readonly realm: OuterRealm }
  | { readonly code: 'not-adjacent'; readonly meeple: Meeple; readonly realm: Realm; readonly from: Realm }
  | { readonly code: 'wolf-action-waits'; readonly wolf: Light }
  | { readonly code: 'no-wolf-action' }
  | { readonly code: 'turn-decided' }
  | { readonly code: 'no-action'; readonly action: Action }
  | { readonly code: 'top-level'; readonly track: Track }
  | { readonly code: 'above-your-level'; readonly track: Track; readonly level: Level; readonly yours: Level }
  | { readonly code: 'covered-by-relic'; readonly relic: Relic }
  | { readonly code: 'relic-not-on-track'; readonly relic: Relic }
  | { readonly code: 'relic-not-yours'; readonly relic: Relic }
  | { readonly code: 'relic-used'; readonly relic: Relic }
  | { readonly code: 'too-few'; readonly resource: Resource; readonly need: number; readonly have: number }
  | { readonly code: 'too-few-resources'; readonly need: number; readonly have: number }
  | { readonly code: 'no-such-relic'; readonly side: Light }
  | { readonly code: 'nothing-to-convert'; readonly wolf: Light }
  | { readonly code: 'nothing-to-exchange' };
