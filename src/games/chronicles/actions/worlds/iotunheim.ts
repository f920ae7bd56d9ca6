/** Iotunheim: throw rune stones. [C-341] */
import { throwStones } from '../runes/throwing.ts';
import type { WorldAction } from './action.ts';

export const iotunheim: WorldAction = {
  fields: () => ({}),
  risks: null,
  whyNot: null,
  perform: (game, tier) => throwStones(game, game.box.stonesThrown[tier]),
};
