/** The fourth square moves an enemy one space back. [Y-591] */
import { ask } from '../../../../core/requests/asking.ts';
import { enemiesThatCanRetreat } from '../../changes/movement.ts';
import type { SquareRule } from './square.ts';

export const enemyBackSquare: SquareRule = {
  isPossible: (game) => enemiesThatCanRetreat(game).length > 0,
  apply: (game) => ask(game, { about: 'enemy-back', among: enemiesThatCanRetreat(game) }),
};
