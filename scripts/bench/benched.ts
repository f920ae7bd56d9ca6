/** The games that the bench measures, each at a table of its usual kind. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Opening } from '../../src/core/game.ts';
import { seedFrom } from '../../src/core/random.ts';
import type { BenchSample } from '../../src/core/samples.ts';
import { CATALOGUE } from '../../src/games/index.ts';

export interface Benched extends BenchSample {
  readonly entry: GameEntry;
}

export const BENCHED: readonly Benched[] = await Promise.all(
  [...CATALOGUE.values()].map(async (entry) => ({ entry, ...(await entry.samples()).bench })),
);

/** Starts a game; the same name always gives the same game. */
export function opener({ entry, options, roles }: Benched): (name: string) => Opening {
  const box = entry.game.box(options, null);
  return (name) => ({ options, roles, seed: seedFrom(name), box });
}
