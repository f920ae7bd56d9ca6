/** Plays games with given numbers, and rates the results. */
import type { Game, Opening } from '../../src/core/game.ts';
import { playOut } from '../../src/core/playing.ts';
import type { Policy } from '../../src/core/policy.ts';
import type { TunedPlayer } from '../../src/core/samples.ts';

/** A lost game scores less than this, depending on how far it got, so that something can be learnt even if all games are lost. */
const NEARLY_WON = 0.4;

export interface Result {
  readonly won: number;
  /** The quantity to maximise, between 0 and 1 for each game. */
  readonly good: number;
}

export function playAll(
  game: Game<unknown, unknown>,
  { progress }: Pick<TunedPlayer<unknown>, 'progress'>,
  policy: Policy<unknown>,
  tables: readonly Opening[],
): Result {
  let won = 0;
  let good = 0;
  for (const table of tables) {
    let last: unknown;
    for (const { state } of playOut(game, table, policy)) last = state;
    if (game.outcome(last).kind === 'won') {
      won += 1;
      good += 1;
    } else good += NEARLY_WON * progress(game.observe(last));
  }
  return { won, good };
}
