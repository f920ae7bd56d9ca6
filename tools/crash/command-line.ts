/** Reads the arguments of `npm run crash`. */
import {
  faultOfNumber,
  faultOfPositionals,
  type Read,
  readOptions,
  wrong,
} from '../../scripts/command-line/command-line.ts';
import { DATABASES, type DatabaseKind } from '../../scripts/machine/new-database.ts';
import { SHARDS } from './places.ts';

export const USAGE = `npm run crash -- [--database sqlite] [--processes 1] [--kills N] [--seed TEXT] [--write FILE]
  --database    sqlite (a file) or postgres (a server started for the run)
  --processes   number of instances that share the shards, on PostgreSQL; one is killed at a time
  --kills N     number of kills while games are played (default: 100)
  --seed TEXT   decides the presses and the kills (default: random)
  --write FILE  writes the result as a page, such as docs/data/crash.md`;

export interface Order {
  readonly kills: number;
  readonly seed: string;
  readonly database: DatabaseKind;
  readonly processes: number;
  readonly page: string | null;
}

const MAX_KILLS = 100_000;
/** A process needs a shard, and there are only this many shards. */
const MAX_PROCESSES = SHARDS;
const ALONE = 'A SQLite file belongs to one program: give --database postgres.';

/** `drawn` is the seed if none is given. */
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
