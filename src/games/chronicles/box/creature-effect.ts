/** The immediate effect of a creature, as data: a small vocabulary in which the cards are described. */

export type CreatureEffect =
  /** The current god goes to any World. */
  | { readonly kind: 'goes-anywhere' }
  | { readonly kind: 'moves-gods'; readonly gods: number; readonly steps: number }
  /** The players see every deck's top card, and can put each under its deck. */
  | { readonly kind: 'looks-at-decks' }
  | { readonly kind: 'heroes'; readonly heroes: number }
  /** Every god in the current god's World regains Life. */
  | { readonly kind: 'gods-here-regain'; readonly life: number }
  | { readonly kind: 'god-regains'; readonly life: number }
  | { readonly kind: 'anonymous-back'; readonly anonymous: number }
  | { readonly kind: 'fire-giants-back'; readonly fireGiants: number }
  | { readonly kind: 'turns-tree' }
  | { readonly kind: 'takes'; readonly elves: number; readonly vanirDice: number }
  | { readonly kind: 'fights'; readonly prevents: number }
  | { readonly kind: 'iotunn-back' }
  /** A card goes from the Wheel under a deck, unless it's Nidhogg's. */
  | { readonly kind: 'card-back' }
  | { readonly kind: 'artifact'; readonly level: 1 | 2 | 3 }
  | { readonly kind: 'heals' }
  | { readonly kind: 'jormungand-back' };

export type CreatureEffectKind = CreatureEffect['kind'];

export type CreatureEffectOf<Kind extends CreatureEffectKind> = Extract<CreatureEffect, { kind: Kind }>;
