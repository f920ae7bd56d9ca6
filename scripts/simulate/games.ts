/** The number of a game decides its seed and its roles. */
import { openStreams, type Seed, seedFrom, shuffle } from '../../src/core/random.ts';

export function seedOf(seed: string, number: number): Seed {
  return seedFrom(`${seed}-${number}`);
}

/** Drawn from the game's seed alone: one more seat only adds a role. */
export function rolesOf(roles: readonly string[], seats: number, seed: Seed): readonly string[] {
  const drawn = shuffle({ streams: openStreams(seed, ['roles']) }, 'roles', roles);
  return Array.from({ length: seats }, (_, seat) => drawn[seat] ?? '');
}
