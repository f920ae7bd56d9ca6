/** A batch: the games of one cell of the table, as plain data that can be sent to another process. */
import type { Options } from '../../../src/core/game.ts';
import { playOutBy } from '../../../src/core/playing.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { rolesOf, seedOf } from '../games.ts';
import { playedGame } from '../played.ts';
import { answererCalled } from '../players.ts';
import { sum, type Tally, tallyOf } from '../tally.ts';

export interface Batch {
  readonly game: string;
  readonly policy: string;
  readonly effort: number | null;
  readonly options: Options;
  /** The roles of every game; null draws them for each game. */
  readonly roles: readonly string[] | null;
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
}

export function playBatch(batch: Batch): Tally {
  const entry = CATALOGUE.get(batch.game);
  if (entry === undefined) throw new Error(`no game is called ${batch.game}`);
  const answer = answererCalled(entry, batch.policy, batch.effort);
  const box = entry.game.box(batch.options, null);
  const played = Array.from({ length: batch.games }, (_, number) => {
    const seed = seedOf(batch.seed, number);
    const roles = batch.roles ?? rolesOf(entry.game.roles, batch.seats, seed);
    const steps = playOutBy(entry.game, { options: batch.options, roles, seed, box }, answer);
    return tallyOf(playedGame(entry.game, roles, steps));
  });
  return sum(played);
}
