/** The god on turn gets the Artifact in front of a dispenser. */

import type { CreatureRule } from '../../../box/creature-effect.ts';
import { frontArtifact, takeArtifact } from '../../worlds/nidavellir.ts';

export const artifact: CreatureRule<'artifact'> = (game, { level }) => {
  const front = frontArtifact(game, level);
  if (front === undefined) return false;
  takeArtifact(game, front);
  return true;
};
