/** What a square of the reinforcement scale does. */
import type { Draft } from '../../state/draft.ts';
import type { YggdrasilState } from '../../state/state.ts';

export interface SquareRule {
  /** Whether applying it could change anything. */
  isPossible(game: YggdrasilState): boolean;
  apply(game: Draft): void;
}
