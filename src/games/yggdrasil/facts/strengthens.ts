/** Giants that add one to the force of an enemy, or of all giants, themselves included. [Y-603 to Y-606] */
import type { Enemy } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';
import { activeGiantThat } from './active.ts';

export function forceAddedTo(game: OpenBoard, whom: Enemy | 'giants'): number {
  const giant = activeGiantThat(game, (effect) => effect.kind === 'strengthens' && effect.whom === whom);
  return giant === undefined ? 0 : 1;
}
