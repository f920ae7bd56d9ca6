/** Reads the arguments of `npm run load`. */
import {
  faultOfNumber,
  faultOfPositionals,
  type Read,
  readOptions,
  wrong,
} from '../../scripts/command-line/command-line.ts';
import { DATABASES, type DatabaseKind } from '../../scripts/machine/new-database.ts';
import { MAX_OF_A_SERVER } from './run.ts';

export const USAGE = `npm run load -- [--database sqlite] [--processes 1] [--tables 1000] [--played N] [--rate 10] [--minutes 10] [--seed abc] [--fsync-ms 100] [--computers [--seated 12] [--pace 8] [--advised 4]] [--crowd] [--daily 500] [--json] [--write docs/data/load.md]
--database sqlite (a file) or postgres (a server started for the run).
--processes number of instances that share the shards, on PostgreSQL.
--tables  number of tables.
--played  number of tables with moves (default: all, at most 1,000). The others, on PostgreSQL only, wait for their players without a board.
--rate    actions a second, in total.
--minutes how long, such as 0.5.
--fsync-ms delays every fsync and counts them; 0 only counts. Needs Linux and a C compiler.
--computers runs everything twice: next to tables with medium computers, which don't search, then with hard ones while people keep asking for advice. Fails if boards came too late because of it.
--seated  number of these tables, each with one person and two computers.
--pace    seconds that this person takes for an answer.
--advised number of people who ask for advice again as soon as they have it.
--crowd   at the end, 50 people press 500 times in five seconds at one table while a person at another table is timed. Needs 27 tables.
--daily   number of people who meanwhile play the daily challenge, all arriving within 30 seconds.
--json    writes JSON instead of lines.
--write   writes the result to this page.`;

const MAX_TABLES = 20_000;
const MAX_PROCESSES = 8;
const MAX_ADVISED = 100;
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
  readonly pace: number;
  readonly advised: number;
  readonly crowd: boolean;
  readonly daily: number;
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
    pace: { type: 'string', default: '8' },
    advised: { type: 'string', default: '4' },
    crowd: { type: 'boolean', default: false },
    daily: { type: 'string', default: '0' },
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
    pace,
    advised,
    crowd,
    daily,
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
    faultOfNumber('pace', pace, { from: 0, isExact: true }) ??
    faultOfNumber('advised', advised, { from: 0, to: MAX_ADVISED }) ??
    faultOfNumber('daily', daily, { from: 0, to: MAX_TABLES }) ??
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
      pace: Number(pace),
      advised: Number(advised),
      crowd,
      daily: Number(daily),
      json,
      write,
    },
  };
}
