/** The win rates measured on the balance pages. */
import { readFileSync } from 'node:fs';

export interface WinRates {
  readonly rules: string;
  /** The difficulty; null if the page has no such column. */
  readonly difficulty: string | null;
  /** The rates in percent, by number of seats, from one. */
  readonly rates: readonly number[];
}

/** The rates of `sensible`, as printed on the page: `| easy | 98 % (95 to 99) | ...`. */
export function winRatesIn(page: string): readonly WinRates[] {
  const part = readFileSync(page, 'utf8').split('## Policy: sensible')[1]?.split('### ')[1] ?? '';
  const rows = part.split('\n').filter((line) => /^\| \w+ .* % \(/.test(line));
  return rows.map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const rates = cells.filter((cell) => cell.includes('%')).map((cell) => Number.parseInt(cell, 10));
    const [rules = '', difficulty = ''] = cells;
    return { rules, difficulty: difficulty.includes('%') ? null : difficulty, rates };
  });
}
