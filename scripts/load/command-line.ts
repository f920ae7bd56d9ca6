/** Reads the arguments of `npm run load`. */
import { faultOfNumber, faultOfPositionals, type Read, readOptions, wrong } from '../command-line.ts';

export const USAGE = `npm run load -- [--tables 1000] [--rate 10] [--minutes 10] [--seed abc] [--fsync-ms 100] [--computers] [--json] [--write docs/load.md]
--tables  how many tables are played at, 1,000 at most: a server has no more active threads.
--rate    actions a second, in all.
--minutes how long; parts of a minute may be given, such as 0.5.
--fsync-ms how much longer than it does every fsync takes, and they are counted; 0 only counts. Needs Linux and a C compiler.
--computers everything twice: without computers that think, then while four people ask them for advice all the time.
--json    everything as data instead of lines.
--write   the page to be written with the result.`;

const MOST_TABLES = 1000;

export interface Wish {
  readonly tables: number;
  readonly rate: number;
  readonly minutes: number;
  readonly seed: string;
  readonly fsyncMs: number | null;
  readonly computers: boolean;
  readonly json: boolean;
  readonly write: string | undefined;
}

export function readWish(args: readonly string[]): Read<Wish> {
  const read = readOptions(args, {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'ratatoskr' },
    'fsync-ms': { type: 'string' },
    computers: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'string' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const { tables, rate, minutes, seed, computers, json, write, 'fsync-ms': fsyncMs } = values;
  const fault =
    faultOfPositionals(positionals) ??
    faultOfNumber('tables', tables, { from: 1, to: MOST_TABLES }) ??
    faultOfNumber('rate', rate, { from: 0, isExact: true }) ??
    faultOfNumber('minutes', minutes, { from: 0, isExact: true }) ??
    faultOfNumber('fsync-ms', fsyncMs, { from: 0 });
  if (fault !== null) return wrong(fault);
  return {
    ok: true,
    value: {
      tables: Number(tables),
      rate: Number(rate),
      minutes: Number(minutes),
      seed,
      fsyncMs: fsyncMs === undefined ? null : Number(fsyncMs),
      computers,
      json,
      write,
    },
  };
}
