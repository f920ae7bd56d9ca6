/** Declares the events of Yggdrasil Chronicles as keys with parameters; the words are in the locales. */
import type { SeatIndex } from '../../../core/seat.ts';
import type {
  Artifact,
  Creature,
  DieFace,
  Enemy,
  Foe,
  GodName,
  Iotunn,
  Place,
  Resource,
  Rotation,
  Rune,
  RuneStone,
  SagaFoe,
  Tier,
  TreeEnemy,
  Walker,
  World,
} from '../box/components.ts';
import type { DeedName, SagaSpace, TaskFoe } from '../box/saga.ts';
import type { Defeat, QuestionKind } from './state.ts';

export type ChroniclesEvent =
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'turn-began'; readonly turn: number; readonly seat: SeatIndex; readonly god: GodName }
  | { readonly type: 'own-card-changed'; readonly god: GodName; readonly enemy: Enemy }
  | { readonly type: 'nothing-to-reveal'; readonly god: GodName }
  /** The enemy's first card is placed on the Wheel. */
  | { readonly type: 'card-placed'; readonly god: GodName; readonly enemy: Enemy }
  /** The enemy's second card wakes it. */
  | { readonly type: 'enemy-awoke'; readonly god: GodName; readonly enemy: Enemy }
  | {
      readonly type: 'card-returned';
      readonly enemy: Enemy;
      readonly seat: SeatIndex;
      readonly where: 'under' | 'shuffled';
    }
  | { readonly type: 'enemy-moved'; readonly enemy: Walker; readonly from: Place; readonly to: Place }
  | { readonly type: 'enemy-retreated'; readonly enemy: Walker; readonly from: Place; readonly to: Place }
  | { readonly type: 'jormungand-moved'; readonly from: number; readonly to: number }
  /** Pages and spaces are counted from 1. */
  | {
      readonly type: 'nidhogg-moved';
      readonly page: number;
      readonly space: number;
      readonly of: number;
      readonly finds: SagaSpace;
    }
  | { readonly type: 'page-turned'; readonly page: number; readonly of: number }
  /** The Saga book wakes the enemy, without a card. */
  | { readonly type: 'enemy-roused'; readonly god: GodName; readonly enemy: TreeEnemy }
  | {
      readonly type: 'saga-foe-moved';
      readonly foe: SagaFoe;
      readonly from: number;
      readonly to: number;
      readonly length: number;
    }
  | {
      readonly type: 'deed-done';
      readonly god: GodName;
      readonly deed: DeedName;
      readonly world: World;
      readonly done: number;
      readonly of: number;
    }
  | {
      readonly type: 'task-fight-done';
      readonly foe: TaskFoe;
      readonly done: number;
      readonly of: number;
    }
  /** The Saga book has taken Elves; the events for Vanir dice and Heroes are below. */
  | { readonly type: 'elves-lost'; readonly god: GodName; readonly elves: number; readonly left: number }
  | { readonly type: 'vanir-dice-lost'; readonly god: GodName; readonly dice: number; readonly left: number }
  | { readonly type: 'heroes-left'; readonly heroes: number; readonly valhalla: number }
  | { readonly type: 'tree-turned'; readonly times: number; readonly rotation: Rotation }
  | { readonly type: 'fenrir-bit'; readonly god: GodName }
  | { readonly type: 'anonymous-came'; readonly anonymous: number; readonly ladder: number }
  | { readonly type: 'anonymous-left'; readonly anonymous: number; readonly ladder: number }
  | { readonly type: 'fire-giants-came'; readonly fireGiants: number; readonly ladder: number }
  | { readonly type: 'fire-giants-left'; readonly fireGiants: number; readonly ladder: number }
  | { readonly type: 'iotunn-came'; readonly iotunn: Iotunn; readonly pawnsLeft: number }
  | { readonly type: 'iotunn-left'; readonly iotunn: Iotunn; readonly pawnsLeft: number }
  | { readonly type: 'iotunns-shuffled' }
  | { readonly type: 'world-ravaged'; readonly world: World; readonly markersLeft: number }
  | { readonly type: 'world-healed'; readonly world: World; readonly markersLeft: number }
  | { readonly type: 'god-moved'; readonly god: GodName; readonly from: World; readonly to: World }
  | { readonly type: 'fight-began'; readonly god: GodName; readonly foe: Foe; readonly strength: number }
  | { readonly type: 'action-began'; readonly god: GodName; readonly world: World; readonly tier: Tier }
  | {
      readonly type: 'risks-taken';
      readonly risks: number;
      readonly heroes: number;
      readonly byPowers: number;
    }
  | {
      readonly type: 'dice-rolled';
      /** The face of the God die; null if it isn't rolled. */
      readonly godDie: DieFace | null;
      readonly rerolled: DieFace | null;
      readonly vanirDice: readonly DieFace[];
    }
  | {
      readonly type: 'risks-settled';
      readonly elves: number;
      readonly unprevented: number;
      readonly diceLost: number;
    }
  | { readonly type: 'life-lost'; readonly god: GodName; readonly life: number; readonly left: number }
  | { readonly type: 'life-regained'; readonly god: GodName; readonly life: number; readonly left: number }
  | { readonly type: 'life-given'; readonly god: GodName; readonly to: GodName; readonly life: number }
  | { readonly type: 'elves-taken'; readonly god: GodName; readonly elves: number; readonly left: number }
  | { readonly type: 'vanir-dice-taken'; readonly god: GodName; readonly dice: number; readonly left: number }
  | { readonly type: 'heroes-came'; readonly heroes: number; readonly valhalla: number }
  | { readonly type: 'artifact-taken'; readonly god: GodName; readonly artifact: Artifact }
  | { readonly type: 'stones-thrown'; readonly stones: readonly RuneStone[]; readonly runes: readonly Rune[] }
  | { readonly type: 'rune-used'; readonly rune: Rune }
  | { readonly type: 'creatures-drawn'; readonly creatures: readonly Creature[] }
  | { readonly type: 'creatures-shuffled' }
  | { readonly type: 'creature-chosen'; readonly creature: Creature }
  | { readonly type: 'creature-in-vain'; readonly creature: Creature }
  | { readonly type: 'decks-seen'; readonly enemies: readonly (Enemy | null)[] }
  /** The card left the Wheel without waking its enemy. */
  | { readonly type: 'card-taken-back'; readonly enemy: Enemy }
  | { readonly type: 'card-put-under'; readonly seat: SeatIndex; readonly enemy: Enemy }
  | { readonly type: 'answer-forced'; readonly about: QuestionKind }
  | { readonly type: 'turn-ended'; readonly seat: SeatIndex; readonly hasActed: boolean }
  | { readonly type: 'gods-won' }
  | { readonly type: 'gods-lost'; readonly why: Defeat };

export type ChroniclesEventType = ChroniclesEvent['type'];

/** The reasons for refusing an action, with details so that the sentence can say what to do instead. */
export type ChroniclesRefusal =
  | { readonly code: 'already-gone'; readonly god: GodName }
  /** Only that god can begin its turn. */
  | { readonly code: 'not-your-god'; readonly god: GodName }
  | { readonly code: 'already-moved' }
  | { readonly code: 'moves-come-first' }
  | { readonly code: 'not-adjacent'; readonly world: World; readonly from: World }
  | { readonly code: 'already-acted' }
  | { readonly code: 'bitten-by-fenrir' }
  | { readonly code: 'foe-elsewhere'; readonly foe: Foe; readonly at: Place }
  | { readonly code: 'iotunn-not-in-play'; readonly foe: Iotunn }
  /** The saga foe doesn't run on this page, or is still at the start of its track. */
  | { readonly code: 'foe-out-of-sight'; readonly foe: SagaFoe }
  | { readonly code: 'deed-done-here'; readonly world: World }
  | { readonly code: 'no-deed-here' }
  | { readonly code: 'enemy-guarded'; readonly enemy: TreeEnemy; readonly iotunn: Iotunn }
  | { readonly code: 'world-ravaged'; readonly world: World }
  | { readonly code: 'world-not-ravaged'; readonly world: World }
  | { readonly code: 'world-blocked'; readonly world: World; readonly iotunn: Iotunn }
  | { readonly code: 'other-world'; readonly world: World; readonly at: World }
  | { readonly code: 'no-elves-left' }
  | { readonly code: 'no-vanir-dice-left' }
  | { readonly code: 'nothing-ravaged' }
  | { readonly code: 'no-heroes-left' }
  | { readonly code: 'no-artifact-left' }
  | { readonly code: 'artifact-out-of-reach'; readonly artifact: Artifact }
  | { readonly code: 'no-anonymous-on-ladder' }
  | { readonly code: 'no-fire-giants-on-ladder' }
  | { readonly code: 'too-few-heroes'; readonly have: number }
  | { readonly code: 'too-few-vanir-dice'; readonly have: number }
  | { readonly code: 'without'; readonly resource: Resource; readonly iotunn: Iotunn };
