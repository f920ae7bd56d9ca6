/** Determines the look of a world's panel: lit, closed or calm. */
import type { Mood } from '../../../../render/panel.ts';
import type { World } from '../../box/components.ts';
import { blockerOf } from '../../facts/giants.ts';
import type { Board } from '../board.ts';

/** The look: closed if a giant closes the world, lit if the world has changed since the last picture, otherwise calm. */
export function moodOf({ view, marks }: Board, world: World): Mood {
  if (blockerOf(view, world) !== undefined) return 'closed';
  return marks.worlds.has(world) ? 'lit' : 'calm';
}
