/** Reads the arguments of `npm run load`. */
import {
  faultOfNumber,
  faultOfPositionals,
  type Read,
  readOptions,
  wrong,
} from '../../scripts/command-line.ts';
import { DATABASES, type DatabaseKind } from '../../scripts/new-database.ts';
import { MAX_OF_A_SERVER } from './run.ts';

export const USAGE = `npm run load -- [--database sqlite] [--processes 1] [--tables 1000] [--played N] [--rate 10] [--minutes 10] [--seed abc] [--fsync-ms 100] [--computers [--seated 12]] [--crowd] [--json] [--write docs/data/load.md]
--database what the bot keeps its tables in: sqlite, a file; postgres, a server of its own.
--processes how many programs of the bot share the shards, on PostgreSQL.
--tables  how many tables there are. 
--played  at how many of them people play: all, 1,000 at most, if left out. The others, on PostgreSQL only, wait for their people, without a board.
--rate    actions a second, in all.
--minutes how long; parts of a minute may be given, such as 0.5.
--fsync-ms how much longer than it does every fsync takes, and they are counted; 0 only counts. Needs Linux and a C compiler.
--computers everything twice: beside tables with medium computers, which need no search, then beside the same tables with the best ones while four people ask for advice all the time.
--seated  the number of these tables. A person plays at each with two computers.
--crowd   at the end 50 people press 500 times in five seconds at one table, and somebody at another table is timed. Needs 27 tables.
--json    everything as data instead of lines.
--write   the page to be written with the result.`;

const MAX_TABLES = 20_000;
const MAX_PROCESSES = 8;
const ALONE =
  'A SQLite file belongs to one program, and people play at all its tables here: give --database postgres.';

export interface Wish {
  readonly database: DatabaseKind;
  readonly processes: number;
  readonly tables: number;
  readonly played: number;
  readonly rate: number;
  readonly minutes: number;
  readonly seed: string;
  readonly fsyncMs: number | null;
  readonly computers: boolean;
  readonly seated: number;
  readonly crowd: boolean;
  readonly json: boolean;
  readonly write: string | undefined;
}

export function readWish(args: readonly string[]): Read<Wish> {
  const read = readOptions(args, {
    database: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    tables: { type: 'string', default: '1000' },
    played: { type: 'string' },
    rate: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'ratatoskr' },
    'fsync-ms': { type: 'string' },
    computers: { type: 'boolean', default: false },
    seated: { type: 'string', default: '12' },
    crowd: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'string' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const {
    processes,
    tables,
    played,
    rate,
    minutes,
    seed,
    computers,
    seated,
    crowd,
    json,
    write,
    'fsync-ms': fsyncMs,
  } = values;
  const fault =
    faultOfPositionals(positionals) ??
    faultOfNumber('tables', tables, { from: 1, to: MAX_TABLES }) ??
    faultOfNumber('played', played, { from: 1, to: Math.min(Number(tables), MAX_OF_A_SERVER) }) ??
    faultOfNumber('processes', processes, { from: 1, to: MAX_PROCESSES }) ??
    faultOfNumber('rate', rate, { from: 0, isExact: true }) ??
    faultOfNumber('minutes', minutes, { from: 0, isExact: true }) ??
    faultOfNumber('seated', seated, { from: 0, to: MAX_OF_A_SERVER }) ??
    faultOfNumber('fsync-ms', fsyncMs, { from: 0 });
  if (fault !== null) return wrong(fault);
  const database = DATABASES.find((one) => one === values.database);
  if (database === undefined) return wrong(`--database is one of ${DATABASES.join(', ')}.`);
  const all = Math.min(Number(tables), MAX_OF_A_SERVER);
  const isBeyondFile = Number(processes) > 1 || Number(tables) > Number(played ?? all);
  if (database === 'sqlite' && isBeyondFile) return wrong(ALONE);
  return {
    ok: true,
    value: {
      database,
      processes: Number(processes),
      tables: Number(tables),
      played: Number(played ?? all),
      rate: Number(rate),
      minutes: Number(minutes),
      seed,
      fsyncMs: fsyncMs === undefined ? null : Number(fsyncMs),
      computers,
      seated: Number(seated),
      crowd,
      json,
      write,
    },
  };
}
