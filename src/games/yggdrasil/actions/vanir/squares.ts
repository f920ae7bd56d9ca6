/** Which effect belongs to which square of the reinforcement scale. */
import { tell } from '../../../../core/telling/telling.ts';
import type { VanirSquare } from '../../box/components.ts';
import type { Draft } from '../../state/draft.ts';
import type { YggdrasilState } from '../../state/state.ts';
import { blankSquare } from './blank.ts';
import { discardCardSquare } from './discard-card.ts';
import { discardGiantSquare } from './discard-giant.ts';
import { enemyBackSquare } from './enemy-back.ts';
import { moveValkyriesSquare } from './move-valkyries.ts';
import { reorderSixSquare } from './reorder-six.ts';
import type { SquareRule } from './square.ts';
import { twoVikingsSquare } from './two-vikings.ts';

const SQUARES: Readonly<Record<VanirSquare, SquareRule>> = {
  blank: blankSquare,
  'move-valkyries': moveValkyriesSquare,
  'two-vikings': twoVikingsSquare,
  'reorder-six': reorderSixSquare,
  'discard-card': discardCardSquare,
  'enemy-back': enemyBackSquare,
  'discard-giant': discardGiantSquare,
};

export function canApply(game: YggdrasilState, square: VanirSquare): boolean {
  return SQUARES[square].isPossible(game);
}

/** A square that can change nothing is passed over. */
export function applySquare(game: Draft, square: VanirSquare): void {
  if (canApply(game, square)) SQUARES[square].apply(game);
  else tell(game, { type: 'square-without-effect', square });
}
