/** Reads the arguments of `npm run crash`. */
import { faultOfNumber, faultOfPositionals, type Read, readOptions, wrong } from '../command-line.ts';
import { DATABASES, type DatabaseKind } from '../new-database.ts';

export const USAGE = `npm run crash -- [--database sqlite] [--kills N] [--seed TEXT] [--write FILE]
  --database    what the program keeps its tables in: sqlite, a file; postgres, a server of its own
  --kills N     how often the program is killed while games are played; 100 if left out
  --seed TEXT   who presses what, and where it is killed; drawn if left out
  --write FILE  writes what came of it as a page, such as docs/crash.md`;

export interface Order {
  readonly kills: number;
  readonly seed: string;
  readonly database: DatabaseKind;
  readonly page: string | null;
}

const MOST_KILLS = 100_000;

/** `drawn` is the seed where none is given. */
export function readOrder(args: readonly string[], drawn: string): Read<Order> {
  const read = readOptions(args, {
    kills: { type: 'string', default: '100' },
    database: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: drawn },
    write: { type: 'string' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const { kills, seed, write = null } = values;
  const database = DATABASES.find((one) => one === values.database);
  const fault = faultOfPositionals(positionals) ?? faultOfNumber('kills', kills, { from: 1, to: MOST_KILLS });
  if (fault !== null) return wrong(fault);
  if (database === undefined) return wrong(`--database is one of ${DATABASES.join(', ')}.`);
  return { ok: true, value: { kills: Number(kills), seed, database, page: write } };
}
