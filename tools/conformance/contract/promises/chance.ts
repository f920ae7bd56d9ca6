/** Promise: chance restarted from a seed doesn't depend on earlier draws, and nothing else changes with it. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../../../src/core/game.ts';
import { openStreams, seedFrom } from '../../../../src/core/random.ts';
import type { Pick } from '../../../../src/core/requests/answer.ts';

const A_SEED = 1_000_000;

export function brokenChance<State, View>(
  game: Game<State, View>,
  state: State,
  pick: Pick,
): readonly string[] {
  const seed = seedFrom(`begun ${pick(A_SEED)}`);
  const begun = game.withChance(state, seed);
  const broken: string[] = [];
  if (!isDeepStrictEqual(withoutStreams(begun), withoutStreams(state)))
    broken.push('new chance changes more than chance');
  const { streams } = state as { readonly streams?: object };
  if (streams === undefined) return broken;
  const other = openStreams(seedFrom(`other ${pick(A_SEED)}`), Object.keys(streams));
  if (!isDeepStrictEqual(game.withChance({ ...state, streams: other }, seed), begun))
    broken.push('what chance has brought before shows through new chance');
  if (isDeepStrictEqual(game.withChance(state, seedFrom(`${seed} or not`)), begun))
    broken.push('the seed of new chance changes nothing');
  return broken;
}

function withoutStreams(state: unknown): object {
  const { streams: _, ...others } = state as { readonly streams?: unknown };
  return others;
}
