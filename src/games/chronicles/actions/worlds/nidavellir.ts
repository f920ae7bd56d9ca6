/** Nidavellir: take the Artifact in front of one of the dispensers, to keep. [C-337 to C-339] */

import { named } from '../../../../core/requests/values.ts';
import { reveal, tell } from '../../../../core/telling/telling.ts';
import { ARTIFACT_LEVELS, type Artifact, type ArtifactLevel } from '../../box/components.ts';
import { active } from '../../facts/gods.ts';
import type { Draft } from '../../state/draft.ts';
import type { ChroniclesState } from '../../state/state.ts';
import type { WorldAction } from './action.ts';

export const nidavellir: WorldAction = {
  fields(game, tier) {
    const inReach = ARTIFACT_LEVELS.slice(0, game.box.dispensers[tier]);
    const artifacts = inReach.flatMap((level) => frontArtifact(game, level) ?? []);
    return artifacts.length > 0 ? { artifact: { kind: 'one', of: artifacts } } : null;
  },
  risks: null,
  whyNot: () => ({ why: 'no-artifact-left' }),
  perform: (game, _tier, values) => takeArtifact(game, named<Artifact>(values, 'artifact')),
};

export function frontArtifact({ dispensers }: ChroniclesState, level: ArtifactLevel): Artifact | undefined {
  return dispensers[level][0];
}

/** The next one in its dispenser comes to light. */
export function takeArtifact(game: Draft, artifact: Artifact): void {
  const { level } = game.box.artifacts[artifact];
  const [front, ...behind] = game.dispensers[level];
  if (front !== artifact) throw new RangeError(`${artifact} is not in front`);
  game.dispensers = { ...game.dispensers, [level]: behind };
  if (behind.length > 0) reveal(game);
  const seat = active(game);
  seat.artifacts = [...seat.artifacts, artifact];
  tell(game, { type: 'artifact-taken', god: seat.god, artifact });
}
