/** The number of a game decides its seed and its roles. */
import { openStreams, type Seed, seedFrom, shuffle } from '../../src/core/random.ts';

export function seedOf(seed: string, number: number): Seed {
  return seedFrom(`${seed}-${number}`);
}

/** Drawn from this game's seed alone: one more seat adds a role to those that play already. */
export function rolesOf(roles: readonly string[], seats: number, seed: Seed): readonly string[] {
  const drawn = shuffle({ streams: openStreams(seed, ['roles']) }, 'roles', roles);
  return Array.from({ length: seats }, (_, seat) => drawn[seat] ?? '');
}
