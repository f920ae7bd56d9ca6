/** A table of win rates: a cell for every policy, row and number of seats, with the counts of its games. */
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { Tally } from '../tally.ts';
import type { Row, Rows } from './rows.ts';
import { playAll } from './workers.ts';

export interface TablePlan extends Rows {
  readonly entry: GameEntry;
  /** Each policy is one player for all seats, or several players in seat order, separated by commas. */
  readonly policies: readonly string[];
  /** The fixed number of positions that a computer evaluates for an answer; null uses the effort of a table. */
  readonly effort: number | null;
  /** The roles of every game; null draws them for each game. */
  readonly roles: readonly string[] | null;
  readonly seats: readonly number[];
  readonly seed: string;
  /** The number of games in each cell. */
  readonly games: number;
  /** The number of processes that play at the same time. */
  readonly jobs: number;
  readonly json: boolean;
  /** The page that the table is written into; null writes it to the standard output. */
  readonly out: string | null;
}

export interface Cell {
  readonly policy: string;
  readonly row: Row;
  readonly seats: number;
  readonly tally: Tally;
}

export async function playCells(plan: TablePlan, done: (all: number) => void): Promise<readonly Cell[]> {
  const { entry, effort, roles, seed, games } = plan;
  const empty = plan.policies.flatMap((policy) =>
    plan.rows.flatMap((row) => plan.seats.map((seats) => ({ policy, row, seats }))),
  );
  const batches = empty.map(({ policy, row, seats }) => ({
    game: entry.game.id,
    policy,
    effort,
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
