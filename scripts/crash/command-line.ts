/** Reads the arguments of `npm run crash`. */
import { faultOfNumber, faultOfPositionals, type Read, readOptions, wrong } from '../command-line.ts';

export const USAGE = `npm run crash -- [--kills N] [--seed TEXT] [--write FILE]
  --kills N     how often the program is killed while games are played; 100 if left out
  --seed TEXT   who presses what, and where it is killed; drawn if left out
  --write FILE  writes what came of it as a page, such as docs/crash.md`;

export interface Order {
  readonly kills: number;
  readonly seed: string;
  readonly page: string | null;
}

const MOST_KILLS = 100_000;

/** `drawn` is the seed where none is given. */
export function readOrder(args: readonly string[], drawn: string): Read<Order> {
  const read = readOptions(args, {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: drawn },
    write: { type: 'string' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const { kills, seed, write = null } = values;
  const fault = faultOfPositionals(positionals) ?? faultOfNumber('kills', kills, { from: 1, to: MOST_KILLS });
  return fault === null ? { ok: true, value: { kills: Number(kills), seed, page: write } } : wrong(fault);
}
