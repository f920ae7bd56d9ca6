/** Reads the command line of `npm run survivors`. */
import { type Read, readOptions, wrong } from '../command-line/command-line.ts';
import { GAMES } from './games.ts';

/** The named games; by default all. */
export function readGames(args: readonly string[]): Read<readonly string[]> {
  const read = readOptions(args, {});
  if (!read.ok) return read;
  const { positionals: named } = read.value;
  const unknown = named.filter((game) => !GAMES.includes(game));
  if (unknown.length > 0) return wrong(`no such game: ${unknown.join(', ')}`);
  return { ok: true, value: named.length > 0 ? named : GAMES };
}
