/** The giant that cancels every god's power, personal and trance. [Y-621, Y-622] */
import type { OpenBoard } from '../state/state.ts';
import { activeGiantThat } from './active.ts';

export function arePowersCancelled(game: OpenBoard): boolean {
  return activeGiantThat(game, (effect) => effect.kind === 'cancels-powers') !== undefined;
}
