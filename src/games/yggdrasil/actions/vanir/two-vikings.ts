/** The second square brings two Vikings straight from Helheim. [Y-588] */
import { tell } from '../../../../core/telling/telling.ts';
import { seatAt } from '../../facts/powers.ts';
import type { SquareRule } from './square.ts';

const VIKINGS_TAKEN = 2;

export const twoVikingsSquare: SquareRule = {
  isPossible: (game) => game.helheim > 0,
  apply(game) {
    const vikings = Math.min(VIKINGS_TAKEN, game.helheim);
    game.helheim -= vikings;
    seatAt(game, game.turn.seat).vikings += vikings;
    tell(game, { type: 'vikings-taken', vikings });
  },
};
