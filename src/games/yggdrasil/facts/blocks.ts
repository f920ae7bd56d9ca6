/** Giants that close a world: no action there, though it still stores counters. [Y-611, Y-612] */
import { boxOf } from '../box/box.ts';
import type { Giant, World } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';
import { activeGiantThat } from './active.ts';

/** The giant that closes the world, if one does. */
export function blockerOf(game: OpenBoard, world: World): Giant | undefined {
  return activeGiantThat(game, (effect) => effect.kind === 'blocks' && effect.world === world);
}

/** Every world in which no action is possible now. In Jotunheim the giant that closes it can be fought. [Y-611, Y-576] */
export function closedWorlds(game: OpenBoard): readonly World[] {
  const { giants } = boxOf(game);
  const closed: World[] = [];
  for (const giant of game.active) {
    const { effect } = giants[giant];
    if (effect.kind === 'blocks' && effect.world !== 'jotunheim') closed.push(effect.world);
  }
  return closed;
}
