/**
 * Declares the changes to the rules that come from an Artifact, or from a god on the hard side of the sheet, as a vocabulary of
 * named values.
 */
import type { TreeEnemy, World } from './components.ts';

export type Power =
  /** Enemies count neither for nor against an action. */
  | { readonly kind: 'ignores-enemies' }
  | { readonly kind: 'prevents-in-fights'; readonly risks: number; readonly against: FightTarget }
  | { readonly kind: 'prevents-in-actions'; readonly risks: number }
  | { readonly kind: 'moves'; readonly steps: number }
  /** The two Worlds are neighbours for this god. */
  | { readonly kind: 'links'; readonly worlds: readonly [World, World] }
  | { readonly kind: 'takes-more'; readonly world: 'alfheim' | 'vanaheim'; readonly more: number }
  /** After a Fight, the god takes an Elf or a Vanir die. */
  | { readonly kind: 'takes-after-fights' }
  /** This many of the Vanir dice that a roll would lose are kept. */
  | { readonly kind: 'keeps-dice'; readonly dice: number }
  | { readonly kind: 'rerolls-god-die' }
  /** This many failures of the God die count as successes. */
  | { readonly kind: 'steadies-god-die'; readonly faces: number }
  | { readonly kind: 'fights-next-door' }
  /** The god can move another god at the start of its turn. */
  | { readonly kind: 'moves-another-god'; readonly steps: number }
  | { readonly kind: 'regains-at-the-end'; readonly world: World; readonly life: number }
  | { readonly kind: 'looks-at-decks' }
  /** Before the god's card is revealed, the next card of the deck can take its place. */
  | { readonly kind: 'looks-at-own-card' }
  | { readonly kind: 'gives-life' };

export type PowerKind = Power['kind'];
export type PowerOf<Kind extends PowerKind> = Extract<Power, { kind: Kind }>;

export type FightTarget = 'anybody' | 'iotunns' | readonly TreeEnemy[];
