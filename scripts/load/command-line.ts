/** Reads what `npm run load` is asked for. */
import { parseArgs } from 'node:util';

export const USAGE = `npm run load -- [--tables 1000] [--rate 10] [--minutes 10] [--seed abc] [--fsync-ms 100] [--json] [--write docs/load.md]
--tables  how many tables are played at, 1,000 at most: a server has no more active threads.
--rate    actions a second, in all.
--minutes how long; parts of a minute may be given, such as 0.5.
--fsync-ms how much longer than it does every fsync takes, and they are counted; 0 only counts. Needs Linux and a C compiler.
--json    everything as data instead of lines.
--write   the page to be written with the result.`;

const MOST_TABLES = 1000;

export interface Wish {
  readonly tables: number;
  readonly rate: number;
  readonly minutes: number;
  readonly seed: string;
  readonly fsyncMs: number | null;
  readonly json: boolean;
  readonly write: string | undefined;
}

/** A sentence where something is wrong. */
export function readWish(args: readonly string[]): Wish | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tables: { type: 'string', default: '1000' },
        rate: { type: 'string', default: '10' },
        minutes: { type: 'string', default: '10' },
        seed: { type: 'string', default: 'ratatoskr' },
        'fsync-ms': { type: 'string' },
        json: { type: 'boolean', default: false },
        write: { type: 'string' },
      },
    });
    const { seed, json, write } = values;
    const [tables, rate, minutes] = [values.tables, values.rate, values.minutes].map(Number);
    if (tables === undefined || !Number.isInteger(tables) || tables < 1 || tables > MOST_TABLES)
      return `--tables is ${values.tables}; it must be a whole number from 1 to ${MOST_TABLES}.`;
    if (rate === undefined || !(rate > 0)) return `--rate is ${values.rate}; it must be more than 0.`;
    if (minutes === undefined || !(minutes > 0))
      return `--minutes is ${values.minutes}; it must be more than 0.`;
    const fsyncMs = values['fsync-ms'] === undefined ? null : Number(values['fsync-ms']);
    if (fsyncMs !== null && (!Number.isInteger(fsyncMs) || fsyncMs < 0))
      return `--fsync-ms is ${values['fsync-ms']}; it must be a whole number, 0 or more.`;
    return { tables, rate, minutes, seed, fsyncMs, json, write };
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}
