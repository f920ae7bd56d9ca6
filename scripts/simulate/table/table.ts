/** A table of win rates: a cell for every policy, row and number of seats, with what was counted in its games. */
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { Tally } from '../tally.ts';
import type { Row, Rows } from './rows.ts';
import { playAll } from './workers.ts';

export interface TablePlan extends Rows {
  readonly entry: GameEntry;
  readonly policies: readonly string[];
  /** Who plays in every game; null draws them anew for each. */
  readonly roles: readonly string[] | null;
  readonly seats: readonly number[];
  readonly seed: string;
  /** In each cell. */
  readonly games: number;
  /** How many processes play at once. */
  readonly jobs: number;
  readonly json: boolean;
  /** The page it is written into; null writes it to the standard output. */
  readonly out: string | null;
}

export interface Cell {
  readonly policy: string;
  readonly row: Row;
  readonly seats: number;
  readonly tally: Tally;
}

export async function playCells(plan: TablePlan, done: (all: number) => void): Promise<readonly Cell[]> {
  const { entry, roles, seed, games } = plan;
  const empty = plan.policies.flatMap((policy) =>
    plan.rows.flatMap((row) => plan.seats.map((seats) => ({ policy, row, seats }))),
  );
  const batches = empty.map(({ policy, row, seats }) => ({
    game: entry.game.id,
    policy,
    options: row.options,
    roles,
    seats,
    seed,
    games,
  }));
  const tallies = await playAll(batches, plan.jobs, () => done(batches.length));
  return empty.flatMap((cell, at) => {
    const tally = tallies[at];
    return tally === undefined ? [] : [{ ...cell, tally }];
  });
}
