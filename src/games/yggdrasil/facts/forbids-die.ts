/** The giant that keeps the gods from rolling the die in a fight. [Y-631] */
import type { OpenBoard } from '../state/state.ts';
import { activeGiantThat } from './active.ts';

export function isDieForbidden(game: OpenBoard): boolean {
  return activeGiantThat(game, (effect) => effect.kind === 'forbids-die') !== undefined;
}
