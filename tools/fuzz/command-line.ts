/** Reads the arguments of `npm run fuzz`. */
import {
  faultOfNumber,
  faultOfPositionals,
  type Read,
  readOptions,
  wrong,
} from '../../scripts/command-line/command-line.ts';

export const USAGE = `npm run fuzz -- [--count 5000] [--seed ratatoskr] [--round 3] [--write docs/data/fuzz.md]
sends --count random and damaged interactions to the bot on a local Discord, and as many texts to all code that reads
texts, and reports faults. --round repeats one round of a longer run, with --count inputs.`;

export interface FuzzPlan {
  readonly count: number;
  readonly seed: string;
  /** The round to play; null for all rounds. */
  readonly round: number | null;
  /** The page that the result is written to. */
  readonly page: string | null;
}

const MOST = 99_999_999;

export function readFuzzPlan(args: readonly string[]): Read<FuzzPlan> {
  const read = readOptions(args, {
    count: { type: 'string', default: '5000' },
    seed: { type: 'string', default: 'ratatoskr' },
    round: { type: 'string' },
    write: { type: 'string' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const { count, seed, round, write = null } = values;
  const fault =
    faultOfPositionals(positionals) ??
    faultOfNumber('count', count, { from: 1, to: MOST }) ??
    faultOfNumber('round', round, { from: 1, to: MOST });
  if (fault !== null) return wrong(fault);
  return {
    ok: true,
    value: { count: Number(count), seed, round: round === undefined ? null : Number(round), page: write },
  };
}
