/** The giant that makes a whirlpool of the submerged island: the Valkyries may leave it but not enter. [Y-614, Y-615] */
import type { OpenBoard } from '../state/state.ts';
import { activeGiantThat } from './active.ts';

export function isWhirlpool(game: OpenBoard): boolean {
  return activeGiantThat(game, (effect) => effect.kind === 'whirlpool') !== undefined;
}
