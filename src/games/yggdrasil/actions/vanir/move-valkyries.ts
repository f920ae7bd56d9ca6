/** The first square moves the Valkyries one island without a search. [Y-586, Y-587] */
import { ask } from '../../../../core/requests/asking.ts';
import { placesNextToTheValkyries } from '../worlds/midgard.ts';
import type { SquareRule } from './square.ts';

export const moveValkyriesSquare: SquareRule = {
  isPossible: (game) => placesNextToTheValkyries(game).length > 0,
  apply: (game) => ask(game, { about: 'valkyries', among: placesNextToTheValkyries(game) }),
};
