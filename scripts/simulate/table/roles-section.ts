/** Shows how each role changes the win rate: games with it against games without. */

import { sum, type Tally } from '../tally.ts';
import { difference, rateOf } from './rates.ts';
import type { Cell, TablePlan } from './table.ts';
import { differenceText, type Line, markdownTable, percent } from './text.ts';

/**
 * Compares within each value of the first axis and each number of seats, because more seats are harder and each role plays more
 * often at larger tables. Empty if every role always plays, no game was won, or seats play against each other.
 */
export function rolesSection({ entry, axes, roles }: TablePlan, cells: readonly Cell[]): readonly string[] {
  const everyRole = entry.game.roles;
  const all = sum(cells.map(({ tally }) => tally));
  const seats = [...new Set(cells.map((cell) => cell.seats))].filter((count) => count < everyRole.length);
  if (roles !== null || seats.length === 0 || all.won === 0 || all.ranked.games > 0) return [];
  const groups = [...new Set(cells.map(({ row }) => row.names[0]))];
  const lines = groups.flatMap((group) => {
    const tallies = seats.map((count) =>
      sum(
        cells.filter((cell) => cell.row.names[0] === group && cell.seats === count).map(({ tally }) => tally),
      ),
    );
    return everyRole.map((role): Line => {
      const name = group === undefined ? [role] : [group, role];
      return [...name, ...tallies.map((tally) => withAndWithout(role, tally))];
    });
  });
  return [
    '### With and without',
    '',
    'Percent won with and without each role, then the difference in points with its 95 % interval. By chance alone, one',
    'in twenty of these intervals misses the true difference.',
    '',
    ...markdownTable([...axes.slice(0, 1), 'role', ...seats.map((count) => `of ${count}`)], lines),
  ];
}

function withAndWithout(role: string, { roles, games, won }: Tally): string {
  const theirs = roles[role] ?? { games: 0, won: 0 };
  const there = rateOf(theirs.won, theirs.games);
  const away = rateOf(won - theirs.won, games - theirs.games);
  if (there === null || away === null) return '-';
  return `${percent(there.rate)} : ${percent(away.rate)}, ${differenceText(difference(there, away))}`;
}
