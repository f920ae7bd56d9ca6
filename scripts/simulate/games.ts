/** The number of a game decides its seed and its roles. */
import { openStreams, type Seed, seedFrom, shuffle } from '../../src/core/random.ts';

export function seedOf(seed: string, number: number): Seed {
  return seedFrom(`${seed}-${number}`);
}

/** Draws the roles from the game's seed only, so that one more seat just adds a role. */
export function rolesOf(roles: readonly string[], seats: number, seed: Seed): readonly string[] {
  const drawn = shuffle({ streams: openStreams(seed, ['roles']) }, 'roles', roles);
  return Array.from({ length: seats }, (_, seat) => drawn[seat] ?? '');
}
