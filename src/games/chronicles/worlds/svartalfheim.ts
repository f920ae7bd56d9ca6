/** Svartalfheim: draw creatures, and let one of them help. [C-340] */
import { drawCreatures } from '../creatures/drawing.ts';
import type { WorldAction } from './action.ts';

export const svartalfheim: WorldAction = {
  fields: () => ({}),
  risks: null,
  whyNot: null,
  perform: (game, tier) => drawCreatures(game, game.box.taken[tier]),
};
