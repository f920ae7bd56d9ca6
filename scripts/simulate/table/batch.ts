/** A batch: the games of one cell of the table, as plain data that can be sent to another process. */
import type { Options } from '../../../src/core/game.ts';
import { playOut } from '../../../src/core/playing.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { policyCalled, rolesOf, seedOf } from '../games.ts';
import { playedGame } from '../played.ts';
import { sum, type Tally, tallyOf } from '../tally.ts';

export interface Batch {
  readonly game: string;
  readonly policy: string;
  readonly options: Options;
  /** The roles of every game; null draws them anew for each. */
  readonly roles: readonly string[] | null;
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
}

export function playBatch(batch: Batch): Tally {
  const entry = CATALOGUE.get(batch.game);
  if (entry === undefined) throw new Error(`no game is called ${batch.game}`);
  const policy = policyCalled(entry, batch.policy);
  const box = entry.game.box(batch.options, null);
  const played = Array.from({ length: batch.games }, (_, number) => {
    const seed = seedOf(batch.seed, number);
    const roles = batch.roles ?? rolesOf(entry.game.roles, batch.seats, seed);
    const steps = playOut(entry.game, { options: batch.options, roles, seed, box }, policy);
    return tallyOf(playedGame(entry.game, roles, steps));
  });
  return sum(played);
}
