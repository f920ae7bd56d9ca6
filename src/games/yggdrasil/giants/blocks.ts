/** Giants that close a world: no action there, though it still stores counters. [Y-611, Y-612] */
import { boxOf } from '../box.ts';
import type { Giant, World } from '../components.ts';
import type { OpenBoard } from '../state.ts';
import { activeGiantThat } from './active.ts';

/** The giant that closes the world, if one does. */
export function blockerOf(game: OpenBoard, world: World): Giant | undefined {
  return activeGiantThat(game, (effect) => effect.kind === 'blocks' && effect.world === world);
}

/** Every world that is closed now. */
export function closedWorlds(game: OpenBoard): readonly World[] {
  const { giants } = boxOf(game);
  return game.active.flatMap((giant) => {
    const { effect } = giants[giant];
    return effect.kind === 'blocks' ? effect.world : [];
  });
}
