/** The deed of an enemy when the second of its cards is revealed, and how it is fought. */
import type { Draft } from '../state/draft.ts';
import type { OpenBoard } from '../state/state.ts';

export interface EnemyRule {
  /** It moves, and then its effect comes. [C-401] */
  wake(game: Draft): void;
}

export interface TreeEnemyRule extends EnemyRule {
  /** How many Risks a Fight against it brings. */
  strength(game: OpenBoard): number;
  retreat(game: Draft): void;
}
