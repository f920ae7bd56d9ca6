/** Declares the vocabulary of Realms, Blessing squares and Relics: costs and gains, "cost : gain". */
import type { Action, Light, Resource } from './components.ts';

export type Coins = { readonly what: Resource; readonly amount: number };
export type Actions = { readonly what: 'action'; readonly action: Action; readonly amount: number };
/** The wolf moves, and then the player gets an action of the wolf's light. */
export type WolfAction = { readonly what: 'wolf-action'; readonly wolf: Light };

export type Cost =
  | Coins
  | Actions
  /** An amount of either resource, or of both together. */
  | { readonly what: 'resources'; readonly amount: number }
  /** One of the player's own Relics showing this side leaves the game. */
  | { readonly what: 'relic'; readonly side: Light }
  /** A pending wolf action is given up, and its wolf stays in place. */
  | WolfAction;

/** The gifts of a Realm. */
export type Yield = Coins | Actions | WolfAction;

export type Gain =
  | Yield
  | { readonly what: 'point' }
  /** The wolf moves, without an action for it. */
  | { readonly what: 'wolf-on'; readonly wolf: Light }
  | { readonly what: 'wolf-back'; readonly wolf: Light }
  /** One of the player's own Relics is flipped to show this side. */
  | { readonly what: 'flip'; readonly to: Light }
  /** Any amount of one resource becomes the same amount of the other. */
  | { readonly what: 'exchange' };

export interface Deal {
  readonly cost: readonly Cost[];
  readonly gain: readonly Gain[];
}

export const gold = (amount: number): Coins => ({ what: 'gold', amount });
export const mead = (amount: number): Coins => ({ what: 'mead', amount });
export const actions = (action: Action, amount = 1): Actions => ({ what: 'action', action, amount });
export const wolfAction = (wolf: Light): WolfAction => ({ what: 'wolf-action', wolf });
export const anyResources = (amount: number): Cost => ({ what: 'resources', amount });
export const destroyed = (side: Light): Cost => ({ what: 'relic', side });
export const flippedTo = (to: Light): Gain => ({ what: 'flip', to });
export const wolfOn = (wolf: Light): Gain => ({ what: 'wolf-on', wolf });
export const wolfBack = (wolf: Light): Gain => ({ what: 'wolf-back', wolf });
export const POINT: Gain = { what: 'point' };
export const EXCHANGE: Gain = { what: 'exchange' };
