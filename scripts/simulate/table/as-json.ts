/** The table as data: the counts of every cell, and the win rate of games that all win or lose together. */
import { rateOf } from './rates.ts';
import type { Cell, TablePlan } from './table.ts';

export function asJson({ entry, axes, given, seed, effort }: TablePlan, cells: readonly Cell[]): string {
  const { id, rulesVersion } = entry.game;
  const table = {
    game: id,
    rulesVersion,
    seed,
    given,
    ...(effort === null ? {} : { effort }),
    cells: cells.map(({ policy, row, seats, tally }) => ({
      policy,
      ...Object.fromEntries(axes.map((axis, at) => [axis, row.names[at]])),
      seats,
      ...(tally.ranked.games > 0 ? {} : { winRate: rateOf(tally.won, tally.games) }),
      ...tally,
    })),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}
