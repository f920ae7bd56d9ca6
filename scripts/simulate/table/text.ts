/** Formats tables and rates for Markdown. */
import { type Rate, rateOf } from './rates.ts';

export type Line = readonly string[];

export function markdownTable(head: Line, lines: readonly Line[]): readonly string[] {
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`);
}

/** A share in whole percent: 0.666 is 67. */
export function percent(share: number): string {
  return String(Math.round(share * 100));
}

/** A rate with its interval, for example `67 % (62 to 71)`; a dash if nothing was counted. */
export function rateText(hits: number, of: number): string {
  const rate = rateOf(hits, of);
  return rate === null ? '-' : `${percent(rate.rate)} % (${percent(rate.low)} to ${percent(rate.high)})`;
}

/** A difference in percentage points, for example `+5 (-1 to +11)`. */
export function differenceText({ rate, low, high }: Rate): string {
  return `${signed(rate)} (${signed(low)} to ${signed(high)})`;
}

function signed(share: number): string {
  const points = Math.round(share * 100);
  return points > 0 ? `+${points}` : String(points === 0 ? 0 : points);
}
