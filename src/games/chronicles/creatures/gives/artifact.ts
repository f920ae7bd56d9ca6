/** The god on turn gets the Artifact in front of a dispenser. */
import { frontArtifact, takeArtifact } from '../../worlds/nidavellir.ts';
import type { CreatureRule } from '../effect.ts';

export const artifact: CreatureRule<'artifact'> = (game, { level }) => {
  const front = frontArtifact(game, level);
  if (front === undefined) return false;
  takeArtifact(game, front);
  return true;
};
