/** The fifth square discards a giant of one's choice from the pile without a fight. [Y-592, Y-593] */
import { ask } from '../../../../core/requests/asking.ts';
import { giantsInPile } from '../../state/pile.ts';
import type { SquareRule } from './square.ts';

export const discardGiantSquare: SquareRule = {
  isPossible: (game) => game.pile.length > 0,
  apply: (game) => ask(game, { about: 'pile-giant', among: giantsInPile(game) }),
};
