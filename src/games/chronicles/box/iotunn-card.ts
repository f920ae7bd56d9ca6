/** The effect of an Iotunn while its pawn is on the board. [C-501] */
import type { Resource, TreeEnemy, World } from './components.ts';

export type IotunnCard =
  /** In its World there is no action but to fight. */
  | { readonly kind: 'world'; readonly world: World }
  /** The enemy that bears its pawn cannot be fought. */
  | { readonly kind: 'enemy'; readonly enemy: TreeEnemy }
  /** On the Sword of the Obstacles: the gods go without. */
  | { readonly kind: 'obstacle'; readonly takes: Resource };
