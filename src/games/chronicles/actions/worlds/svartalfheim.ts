/** Svartalfheim: draw creatures, and let one of them help. [C-340] */

import { takenBy } from '../../facts/page.ts';
import { drawCreatures } from '../creatures/drawing.ts';
import type { WorldAction } from './action.ts';

export const svartalfheim: WorldAction = {
  fields: () => ({}),
  risks: null,
  whyNot: null,
  perform: (game, tier) => drawCreatures(game, takenBy(game, tier)),
};
