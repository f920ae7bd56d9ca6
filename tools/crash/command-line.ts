/** Reads the arguments of `npm run crash`. */
import {
  faultOfNumber,
  faultOfPositionals,
  type Read,
  readOptions,
  wrong,
} from '../../scripts/command-line.ts';
import { DATABASES, type DatabaseKind } from '../../scripts/new-database.ts';
import { SHARDS } from './places.ts';

export const USAGE = `npm run crash -- [--database sqlite] [--processes 1] [--kills N] [--seed TEXT] [--write FILE]
  --database    what the program keeps its tables in: sqlite, a file; postgres, a server of its own
  --processes   how many programs share the shards, on PostgreSQL; one of them is killed at a time
  --kills N     how often the program is killed while games are played; 100 if left out
  --seed TEXT   who presses what, and where it is killed; drawn if left out
  --write FILE  writes what came of it as a page, such as docs/data/crash.md`;

export interface Order {
  readonly kills: number;
  readonly seed: string;
  readonly database: DatabaseKind;
  readonly processes: number;
  readonly page: string | null;
}

const MAX_KILLS = 100_000;
/** There are no more shards. */
const MAX_PROCESSES = SHARDS;
const ALONE = 'A SQLite file belongs to one program: give --database postgres.';

/** `drawn` is the seed where none is given. */
export function readOrder(args: readonly string[], drawn: string): Read<Order> {
  const read = readOptions(args, {
    kills: { type: 'string', default: '100' },
    database: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    seed: { type: 'string', default: drawn },
    write: { type: 'string' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const { kills, seed, processes, write = null } = values;
  const database = DATABASES.find((one) => one === values.database);
  const fault =
    faultOfPositionals(positionals) ??
    faultOfNumber('kills', kills, { from: 1, to: MAX_KILLS }) ??
    faultOfNumber('processes', processes, { from: 1, to: MAX_PROCESSES });
  if (fault !== null) return wrong(fault);
  if (database === undefined) return wrong(`--database is one of ${DATABASES.join(', ')}.`);
  if (database === 'sqlite' && processes !== '1') return wrong(ALONE);
  return {
    ok: true,
    value: { kills: Number(kills), seed, database, processes: Number(processes), page: write },
  };
}
