/** What the number of a game decides: its seed, its roles and its players. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Policy } from '../../src/core/policy.ts';
import { openStreams, type Seed, seedFrom, shuffle } from '../../src/core/random.ts';

export function seedOf(seed: string, number: number): Seed {
  return seedFrom(`${seed}-${number}`);
}

/** Drawn from this game's seed alone: one more seat adds a role to those that play already. */
export function rolesOf(roles: readonly string[], seats: number, seed: Seed): readonly string[] {
  const drawn = shuffle({ streams: openStreams(seed, ['roles']) }, 'roles', roles);
  return Array.from({ length: seats }, (_, seat) => drawn[seat] ?? '');
}

export function policyCalled({ game, policies }: GameEntry, name: string): Policy<unknown> {
  const policy = policies[name];
  if (policy === undefined) throw new Error(`${game.id} has no player called ${name}`);
  return policy;
}
