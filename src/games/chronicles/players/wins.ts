/** The win rates of good players, for the menu of rules. Measured with `sensible`: docs/data/balance/chronicles.md. */
import type { Options } from '../../../core/game.ts';

/** The win rates in percent, by rules and number of gods, starting at one god. */
const WINS: { readonly [rules: string]: readonly number[] } = {
  easy: [98, 99, 100, 99, 99],
  hard: [93, 97, 99, 99, 99],
  baldr: [96, 97, 97, 97, 97],
  fimbulvetr: [95, 92, 93, 90, 89],
  managarms: [95, 93, 97, 95, 93],
  naglfar: [80, 93, 87, 90, 89],
  bifrost: [88, 91, 86, 84, 76],
  vigrid: [72, 66, 76, 74, 69],
  fenrir: [64, 78, 74, 74, 60],
};

export function wins({ rules }: Options, gods: number): number | null {
  return WINS[String(rules)]?.[gods - 1] ?? null;
}
