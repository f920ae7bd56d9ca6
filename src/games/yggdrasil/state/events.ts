/** Declares the events of Yggdrasil as keys with parameters; the words are in the locales. */
import type { SeatIndex } from '../../../core/seat.ts';
import type { Defeat } from '../box/box.ts';
import type {
  Card,
  Enemy,
  Giant,
  GodName,
  Island,
  Rune,
  SeaPlace,
  VanirSquare,
  World,
} from '../box/components.ts';
import type { Foe, GodAction, QuestionKind } from './state.ts';

export type YggdrasilEvent =
  | {
      readonly type: 'turn-began';
      readonly turn: number;
      readonly seat: SeatIndex;
      readonly god: GodName;
      readonly cardsLeft: number;
    }
  | { readonly type: 'no-card'; readonly turnsLeft: number }
  | { readonly type: 'card-drawn'; readonly card: Card }
  | { readonly type: 'card-put-back'; readonly card: Card; readonly where: 'top' | 'bottom' }
  | { readonly type: 'enemy-advanced'; readonly enemy: Enemy; readonly from: number; readonly to: number }
  | { readonly type: 'enemy-retreated'; readonly enemy: Enemy; readonly from: number; readonly to: number }
  | { readonly type: 'colour-rolled'; readonly enemy: Enemy; readonly islands: readonly Island[] }
  | {
      readonly type: 'vikings-died';
      readonly island: Island;
      readonly vikings: number;
      readonly forGood: boolean;
    }
  | { readonly type: 'fire-giants-came'; readonly island: Island; readonly fireGiants: number }
  | { readonly type: 'island-sank'; readonly island: Island; readonly valkyriesFrom: SeaPlace }
  | { readonly type: 'giants-appeared'; readonly giants: readonly Giant[] }
  | { readonly type: 'enemy-dragged'; readonly enemy: Enemy; readonly from: number; readonly to: number }
  | { readonly type: 'fenrir-angered'; readonly power: number }
  | { readonly type: 'fenrir-still-angry' }
  | {
      readonly type: 'calming-tried';
      readonly islands: readonly Island[];
      readonly power: number;
      readonly calmed: boolean;
    }
  | {
      readonly type: 'hammers-rolled';
      readonly foe: Foe;
      readonly rolls: readonly number[];
      readonly force: number;
    }
  | { readonly type: 'die-forbidden'; readonly foe: Foe }
  | {
      readonly type: 'fight-won';
      readonly god: GodName;
      readonly foe: Foe;
      readonly strength: number;
      readonly force: number;
      readonly vikings: number;
      readonly elves: number;
    }
  | {
      readonly type: 'fight-lost';
      readonly god: GodName;
      readonly foe: Foe;
      readonly strength: number;
      readonly force: number;
      readonly vikings: number;
      readonly elves: number;
    }
  | { readonly type: 'vikings-saved'; readonly seat: SeatIndex; readonly vikings: number }
  | { readonly type: 'giant-revealed'; readonly giant: Giant }
  | { readonly type: 'giant-discarded'; readonly giant: Giant; readonly from: 'active' | 'pile' }
  | { readonly type: 'pile-shuffled' }
  | { readonly type: 'rune-completed'; readonly rune: Rune }
  | { readonly type: 'rune-without-effect'; readonly rune: Rune }
  | { readonly type: 'vikings-shared'; readonly shares: readonly number[] }
  | { readonly type: 'cards-withheld'; readonly turns: number }
  | { readonly type: 'valkyries-moved'; readonly from: SeaPlace; readonly to: SeaPlace }
  | {
      readonly type: 'souls-sought';
      readonly island: Island;
      readonly vikings: number;
      readonly fireGiants: number;
    }
  | { readonly type: 'artifact-taken'; readonly enemy: Enemy; readonly level: number }
  | { readonly type: 'elf-taken'; readonly left: number }
  | {
      readonly type: 'counters-exchanged';
      readonly with: SeatIndex;
      readonly vikings: number;
      readonly elves: number;
    }
  | { readonly type: 'vikings-sent'; readonly island: Island; readonly vikings: number }
  | {
      readonly type: 'fires-put-out';
      readonly island: Island;
      readonly fireGiants: number;
      readonly vikings: number;
    }
  | { readonly type: 'vanir-advanced'; readonly square: VanirSquare }
  | { readonly type: 'vanir-returned'; readonly square: VanirSquare }
  | { readonly type: 'square-without-effect'; readonly square: VanirSquare }
  | { readonly type: 'vikings-taken'; readonly vikings: number }
  | { readonly type: 'card-discarded'; readonly card: Card }
  | { readonly type: 'card-stays'; readonly card: Card }
  | { readonly type: 'cards-seen'; readonly cards: readonly Card[] }
  | { readonly type: 'cards-reordered'; readonly cards: readonly Card[] }
  | { readonly type: 'trance-entered'; readonly god: GodName }
  | { readonly type: 'trance-left'; readonly god: GodName }
  | { readonly type: 'answer-forced'; readonly about: QuestionKind }
  | { readonly type: 'turn-ended'; readonly seat: SeatIndex; readonly actionsUnused: number }
  | { readonly type: 'gods-won' }
  | { readonly type: 'gods-lost'; readonly why: readonly Defeat[] };

export type YggdrasilEventType = YggdrasilEvent['type'];

/** The reasons for refusing an action, with details so that the sentence can say what to do instead. */
export type YggdrasilRefusal =
  | {
      readonly code: 'world-blocked';
      readonly world: World;
      readonly giant: Giant;
      /** The giant's name, if a box file gives one. It's needed here because a refusal is put into words without a view. */
      readonly called?: string;
    }
  | { readonly code: 'already-done'; readonly action: GodAction }
  | { readonly code: 'fenrir-is-angry' }
  | { readonly code: 'fenrir-is-calm' }
  | { readonly code: 'in-trance' }
  | { readonly code: 'trance-both-ways' }
  | { readonly code: 'not-in-trance' }
  | { readonly code: 'already-in-trance' }
  | { readonly code: 'no-enemy-to-fight' }
  | { readonly code: 'nowhere-to-search' }
  | { readonly code: 'no-artifact' }
  | { readonly code: 'no-elves' }
  | { readonly code: 'nobody-to-exchange-with' }
  | { readonly code: 'nothing-to-exchange' }
  | { readonly code: 'no-vikings-in-helheim' }
  | { readonly code: 'no-fire-giants-in-bags' }
  | { readonly code: 'no-giants' }
  | { readonly code: 'vanir-at-the-end' }
  | { readonly code: 'no-actions-left' }
  | { readonly code: 'no-trance' };
