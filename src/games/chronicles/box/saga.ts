/** A saga as data: the pages that Nidhogg gnaws through, in a small vocabulary that the house's sagas and box files share. */
import type { ByTier, GodName, Rotation, SagaFoe, TreeEnemy, Walker, World } from './components.ts';
import type { Power } from './power.ts';

/** The effects of a space, or of turning to a page. */
export type SagaEffect =
  | { readonly kind: 'turn-tree' }
  /** As if called by Jormungand, Surt or Loki. */
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
  /** That foe advances along its track. */
  | { readonly kind: 'runs'; readonly foe: SagaFoe; readonly spaces: number }
  /** The last space of a page, except the last page. */
  | { readonly kind: 'turn-page' }
  /** The last space of the last page. */
  | { readonly kind: 'tree' };

/** The effects that a space can have, besides being the last of its page. */
export const SAGA_EFFECTS = ['turn-tree', 'calls', 'wakes', 'takes', 'runs'] as const;

export type SagaEffectKind = SagaEffect['kind'];
export type SagaEffectOf<Kind extends SagaEffectKind> = Extract<SagaEffect, { kind: Kind }>;

export const SAGA_LOSSES = ['life', 'elves', 'vanir-dice', 'heroes'] as const;
export type SagaLoss = (typeof SAGA_LOSSES)[number];

/** Every god that is played, or those without another god in their World; Heroes are the whole table's. */
export const SAGA_LOSERS = ['each', 'alone'] as const;
export type SagaLosers = (typeof SAGA_LOSERS)[number];

/** Nidhogg's finds on a space, in the order in which they happen; empty for a blank space. */
export type SagaSpace = readonly SagaEffect[];

/** The deeds that the gods can do for a page besides fighting. */
export const DEEDS = ['oath', 'ingredient'] as const;
export type DeedName = (typeof DEEDS)[number];

/** The foes that the task of a page can name to fight. */
export type TaskFoe = TreeEnemy | SagaFoe;

/** The task of a page, due before Nidhogg reaches its last space. */
export interface SagaTask {
  readonly deeds: number;
  readonly fights: Readonly<Partial<Record<TaskFoe, number>>>;
}

/** One more action, once in each of these Worlds. */
export interface SagaDeed {
  readonly name: DeedName;
  readonly worlds: readonly World[];
}

/** A saga foe on its way: at the end of its track the game is lost. */
export interface SagaTrack {
  readonly foe: SagaFoe;
  /** The World in which it's fought. */
  readonly world: World;
  readonly length: number;
  readonly strength: number;
  readonly perSpace: number;
  /** Spaces that the foe falls back when it is fought. */
  readonly back: number;
  /** Enemies whose waking moves it one space. */
  readonly runsWith: readonly TreeEnemy[];
  /** It also moves one space when Hel, Surt or Loki has woken and the Tree then has this position. */
  readonly rotation: Rotation | null;
}

/** For at most this many gods. */
export interface SpacesForFew {
  readonly upTo: number;
  readonly spaces: readonly SagaSpace[];
}

export interface SagaPage {
  /** To the right of the leftmost one, where Nidhogg begins. */
  readonly spaces: readonly SagaSpace[];
  /** Replaces `spaces` if few gods play; if omitted, they are the same for any number of gods. */
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
  /** Strength added to that of foes. */
  readonly stronger: Readonly<Partial<Record<TaskFoe, number>>>;
  /** Foes that are stronger by one against the god who is fated to fall to them. */
  readonly fated: Readonly<Partial<Record<TaskFoe, GodName>>>;
  /** Life that a god's own move straight up or down between the top and the middle level costs. */
  readonly toll: number;
}

/** Pieces on the board at the start, in addition to those of a standalone game. */
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

/** The standalone game is a saga of one page without a task. */
export function sagaOfOnePage(spaces: readonly SagaSpace[]): Saga {
  return sagaWith([pageWith(spaces)]);
}
