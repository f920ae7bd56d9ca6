/** Reads what `npm run fuzz` is asked for. */
import { parseArgs } from 'node:util';

export const USAGE = `npm run fuzz -- [--count 5000] [--seed ratatoskr] [--round 3] [--write docs/fuzz.md]
sends so many random and damaged interactions to the bot on a local Discord, and as many texts to everything that reads
texts, and says what should not have come of it. --round plays one round of a longer run again, --count inputs of it.`;

export interface FuzzPlan {
  readonly count: number;
  readonly seed: string;
  /** Null: all of them. */
  readonly round: number | null;
  /** The page that the result is written to. */
  readonly page: string | null;
}

export type PlanRead =
  | { readonly ok: true; readonly plan: FuzzPlan }
  | { readonly ok: false; readonly sentence: string };

const OPTIONS = {
  count: { type: 'string', default: '5000' },
  seed: { type: 'string', default: 'ratatoskr' },
  round: { type: 'string' },
  write: { type: 'string' },
} as const;

export function readFuzzPlan(args: readonly string[]): PlanRead {
  let given: {
    readonly count: string;
    readonly seed: string;
    readonly round?: string;
    readonly write?: string;
  };
  try {
    given = parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (problem) {
    return { ok: false, sentence: problem instanceof Error ? problem.message : String(problem) };
  }
  for (const name of ['count', 'round'] as const) {
    const number = given[name];
    if (number !== undefined && !/^[1-9]\d{0,7}$/.test(number))
      return { ok: false, sentence: `--${name} takes a whole number from 1, not ${number}.` };
  }
  const { count, seed, round, write = null } = given;
  return {
    ok: true,
    plan: { count: Number(count), seed, round: round === undefined ? null : Number(round), page: write },
  };
}
