/** The God die as it counts for the god on turn. [C-601, C-053] */
import type { DieFace } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';
import { facesSteadied } from './powers.ts';

/** A steady hand makes successes of the first failures, so that every face stays where it was. */
export function godDieOf(game: OpenBoard): readonly DieFace[] {
  const { godDie } = game.box;
  let left = facesSteadied(game);
  if (left === 0) return godDie;
  return godDie.map((face) => {
    if (face === 'success' || left === 0) return face;
    left -= 1;
    return 'success';
  });
}
