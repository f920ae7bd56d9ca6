/** Svartalfheim: draw creatures, and let one of them help. [C-340] */
import { drawCreatures } from '../creatures/drawing.ts';
import type { WorldAction } from './action.ts';

export const svartalfheim: WorldAction = {
  fields: () => ({}),
  whyNot: () => {
    throw new Error('there are always creatures');
  },
  perform: (game, tier) => drawCreatures(game, game.box.taken[tier]),
};
