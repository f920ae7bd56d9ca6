/** Svartalfheim: draw creatures, and let one of them help. [C-340] */
import { drawCreatures } from '../creatures/drawing.ts';
import { takenBy } from '../saga/page.ts';
import type { WorldAction } from './action.ts';

export const svartalfheim: WorldAction = {
  fields: () => ({}),
  risks: null,
  whyNot: null,
  perform: (game, tier) => drawCreatures(game, takenBy(game, tier)),
};
