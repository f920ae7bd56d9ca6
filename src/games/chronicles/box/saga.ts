/**
 * Declares sagas as data: the pages that Nidhogg gnaws through, in a small vocabulary that the house's sagas and box files share.
 */
import type { ByTier, GodName, Rotation, SagaFoe, TreeEnemy, Walker, World } from './components.ts';
import type { Power } from './power.ts';

/** The effects of a space, or of turning to a page. */
export type SagaEffect =
  | { readonly kind: 'turn-tree' }
  /** The pieces come as if called by Jormungand, Surt or Loki. */
  | {
      readonly kind: 'calls';
      readonly anonymous: number;
      readonly fireGiants: number;
      readonly iotunns: number;
    }
  /** The enemy wakes, as if its second card had come. */
  | { readonly kind: 'wakes'; readonly enemy: TreeEnemy }
  | {
      readonly kind: 'takes';
      readonly what: SagaLoss;
      readonly amount: number;
      readonly from: SagaLosers;
    }
  /** The foe advances along its track. */
  | { readonly kind: 'runs'; readonly foe: SagaFoe; readonly spaces: number }
  /** The effect of a page's last space, except on the last page. */
  | { readonly kind: 'turn-page' }
  /** The effect of the last space of the last page. */
  | { readonly kind: 'tree' };

/** The effects that a space can have, apart from those of a page's last space. */
export const SAGA_EFFECTS = ['turn-tree', 'calls', 'wakes', 'takes', 'runs'] as const;

export type SagaEffectKind = SagaEffect['kind'];
export type SagaEffectOf<Kind extends SagaEffectKind> = Extract<SagaEffect, { kind: Kind }>;

export const SAGA_LOSSES = ['life', 'elves', 'vanir-dice', 'heroes'] as const;
export type SagaLoss = (typeof SAGA_LOSSES)[number];

/**
 * The gods who lose something: every played god, or every played god without another god in their World. The loss of Heroes
 * ignores this, because they belong to the whole table.
 */
export const SAGA_LOSERS = ['each', 'alone'] as const;
export type SagaLosers = (typeof SAGA_LOSERS)[number];

/** The effects that Nidhogg finds on a space, in the order in which they happen; empty for a blank space. */
export type SagaSpace = readonly SagaEffect[];

/** The deeds, apart from Fights, that the gods can do for a page. */
export const DEEDS = ['oath', 'ingredient'] as const;
export type DeedName = (typeof DEEDS)[number];

/** The foes that a page's task can ask the gods to fight. */
export type TaskFoe = TreeEnemy | SagaFoe;

/** The task of a page, to be done before Nidhogg reaches the page's last space. */
export interface SagaTask {
  readonly deeds: number;
  readonly fights: Readonly<Partial<Record<TaskFoe, number>>>;
}

/** A deed: an action that the page adds, possible once in each of these Worlds. */
export interface SagaDeed {
  readonly name: DeedName;
  readonly worlds: readonly World[];
}

/** The track of a saga foe. If the foe reaches the end, the game is lost. */
export interface SagaTrack {
  readonly foe: SagaFoe;
  /** The World in which the foe is fought. */
  readonly world: World;
  readonly length: number;
  readonly strength: number;
  readonly perSpace: number;
  /** The number of spaces that the foe falls back when it's fought. */
  readonly back: number;
  /** Enemies whose waking moves the foe one space. */
  readonly runsWith: readonly TreeEnemy[];
  /**
   * The position of the Tree in which the foe also moves one space after Hel, Surt or Loki has woken; null if there isn't one.
   */
  readonly rotation: Rotation | null;
}

/** A shorter row of spaces for a game with at most `upTo` gods. */
export interface SpacesForFew {
  readonly upTo: number;
  readonly spaces: readonly SagaSpace[];
}

export interface SagaPage {
  /** The spaces to the right of the leftmost one, on which Nidhogg starts. */
  readonly spaces: readonly SagaSpace[];
  /** The spaces if few gods play; if omitted, `spaces` applies to any number of gods. */
  readonly spacesForFew?: SpacesForFew;
  /** The effects of turning to the page. */
  readonly entry: readonly SagaEffect[];
  readonly task: SagaTask;
  readonly deed: SagaDeed | null;
  readonly tracks: readonly SagaTrack[];
  /** The amounts that Alfheim, Vanaheim, Midgard and Svartalfheim give on this page; null for the usual ones. */
  readonly taken: ByTier<number> | null;
  /** The powers of every god on this page. */
  readonly powers: readonly Power[];
  /** The Strength added to that of certain foes. */
  readonly stronger: Readonly<Partial<Record<TaskFoe, number>>>;
  /** The foes that are stronger by one against the god who is fated to fall to them. */
  readonly fated: Readonly<Partial<Record<TaskFoe, GodName>>>;
  /** The Life that it costs a god to move straight up or down between the top and the middle level. */
  readonly toll: number;
}

/** The pieces on the board at the start, in addition to those of a standalone game. */
export interface SagaSetUp {
  readonly anonymous: number;
  readonly fireGiants: number;
  readonly iotunns: number;
  readonly places: Readonly<Partial<Record<Walker, World>>>;
}

export interface Saga {
  readonly setUp: SagaSetUp;
  readonly pages: readonly SagaPage[];
}

export const BLANK: SagaSpace = [];
export const TURN_TREE: SagaSpace = [{ kind: 'turn-tree' }];
export const TURN_PAGE: SagaSpace = [{ kind: 'turn-page' }];
export const TREE: SagaSpace = [{ kind: 'tree' }];

const NO_SET_UP: SagaSetUp = { anonymous: 0, fireGiants: 0, iotunns: 0, places: {} };

/** A page with the given fields; everything else is as in the standalone game. */
export function pageWith(
  spaces: readonly SagaSpace[],
  named: Partial<Omit<SagaPage, 'spaces'>> = {},
): SagaPage {
  return {
    spaces,
    entry: [],
    task: { deeds: 0, fights: {} },
    deed: null,
    tracks: [],
    taken: null,
    powers: [],
    stronger: {},
    fated: {},
    toll: 0,
    ...named,
  };
}

export function sagaWith(pages: readonly SagaPage[], setUp: Partial<SagaSetUp> = {}): Saga {
  return { setUp: { ...NO_SET_UP, ...setUp }, pages };
}

/** A saga of one page without a task, which is how the standalone game works. */
export function sagaOfOnePage(spaces: readonly SagaSpace[]): Saga {
  return sagaWith([pageWith(spaces)]);
}
