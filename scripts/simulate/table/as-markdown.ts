/** The table as a page for people: a chapter for each policy, and each rate with its interval. */

import { sum, type Tally } from '../tally.ts';
import { rolesSection } from './roles-section.ts';
import type { Cell, TablePlan } from './table.ts';
import { type Line, markdownTable, percent, rateText } from './text.ts';

export function asMarkdown(plan: TablePlan, cells: readonly Cell[]): string {
  const { game } = plan.entry;
  const head = [
    `    ${commandOf(plan)}`,
    '',
    `Rules version ${game.rulesVersion}; ${plan.games} games in each cell. The games of a cell have the same seeds in every row, and the`,
    'same roles for the same number of seats. In brackets: the 95 % interval (Wilson). A row that the rules refuse is left out.',
  ];
  const chapters = plan.policies.flatMap((policy) => {
    const own = cells.filter((cell) => cell.policy === policy);
    return [`## Policy: ${policy}`, '', ...sectionsOf(plan, own).flatMap(withBlank)];
  });
  return [...head, '', ...chapters].join('\n');
}

function withBlank(section: readonly string[]): readonly string[] {
  return section.length === 0 ? [] : [...section, ''];
}

function sectionsOf(plan: TablePlan, cells: readonly Cell[]): readonly (readonly string[])[] {
  const all = sum(cells.map(({ tally }) => tally));
  const isRanked = all.ranked.games > 0;
  const figures = isRanked ? FIGURES_OF_RANKED : FIGURES_OF_COMMON;
  return [
    ...Object.entries(figures).map(([title, figure]) => bySeats(plan, cells, title, figure)),
    bySeats(plan, cells, 'Mean number of turns', ({ turns, games }) => (turns / games).toFixed(1)),
    endings(plan, cells, Object.keys(all.reasons), isRanked),
    rolesSection(plan, cells),
  ];
}

type Figures = { readonly [title: string]: (tally: Tally) => string };

/** Figures for games that everyone wins or loses together. */
const FIGURES_OF_COMMON: Figures = { 'Win rate': ({ won, games }) => rateText(won, games) };

/** Figures for games in which seats play against each other. */
const FIGURES_OF_RANKED: Figures = {
  'Won alone, seat by seat': ({ ranked, games }) =>
    ranked.seats.map(({ won }) => rateText(won, games)).join(' : '),
  'Won alone by the starting player': ({ ranked, games }) => rateText(ranked.beginner.won, games),
  'Won together': ({ ranked, games }) => rateText(ranked.shared, games),
  'Mean score, seat by seat': ({ ranked, games }) =>
    ranked.seats.map(({ points }) => (points / games).toFixed(1)).join(' : '),
  'Mean score of the starting player': ({ ranked, games }) => (ranked.beginner.points / games).toFixed(1),
};

/** A figure for each row and number of seats. */
function bySeats(
  { axes, rows, seats }: TablePlan,
  cells: readonly Cell[],
  title: string,
  figure: (tally: Tally) => string,
): readonly string[] {
  const head = [...axes, ...seats.map((count) => (count === 1 ? '1 seat' : `${count} seats`))];
  const lines = rows.map((row): Line => {
    const own = cells.filter((cell) => cell.row === row);
    return [...row.names, ...own.map(({ tally }) => figure(tally))];
  });
  return [`### ${title}`, '', ...markdownTable(head, lines)];
}

/** The reasons for games that weren't won, over all numbers of seats. */
function endings(
  { axes, rows }: TablePlan,
  cells: readonly Cell[],
  reasons: readonly string[],
  isRanked: boolean,
): readonly string[] {
  if (reasons.length === 0) return [];
  const lines = rows.map((row): Line => {
    const tally = sum(cells.filter((cell) => cell.row === row).map((cell) => cell.tally));
    const ended = isRanked ? tally.games : tally.games - tally.won;
    return [...row.names, String(ended), ...reasons.map((code) => rateText(tally.reasons[code] ?? 0, ended))];
  });
  return [
    isRanked ? '### Why games ended' : '### Why games were lost',
    '',
    `Shares of the ${isRanked ? 'games' : 'lost games'}; they add up to more than ${percent(1)} %, because a game can have several reasons.`,
    '',
    ...markdownTable([...axes, isRanked ? 'games' : 'lost', ...reasons], lines),
  ];
}

/** The command line that reproduces this table. */
function commandOf({ entry, given, policies, effort, roles, seats, seed, games }: TablePlan): string {
  const options = Object.entries(given).map(([option, value]) => `--${option} ${String(value)}`);
  const policy =
    policies.length === Object.keys(entry.policies).length ? [] : [`--policy ${policies.join()}`];
  const [only, ...others] = seats;
  const { min, max } = entry.game.seats;
  const chosen = others.length === 0 && min < max ? [`--seats ${only}`] : [];
  const gods = roles === null ? chosen : [`--gods ${roles.join(',')}`];
  const spent = effort === null ? [] : [`--effort ${effort}`];
  const what = [`--game ${entry.game.id}`, ...gods, ...options, ...policy, ...spent];
  return `npm run simulate -- --table ${what.join(' ')} --games ${games} --seed ${seed}`;
}
