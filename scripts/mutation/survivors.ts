/**
 * `npm run survivors` writes a page for each game, or for the named ones, from its last mutation run. It fails when a
 * game's score is too low or a survivor has no reason.
 */
import { type Read, readOptions, runTool, wrong } from '../command-line.ts';
import { GAMES } from './games.ts';
import { writePages } from './pages.ts';

const USAGE = `npm run survivors -- [${GAMES.join('] [')}]
Without a game, all of them need a run.`;

function readGames(args: readonly string[]): Read<readonly string[]> {
  const read = readOptions(args, {});
  if (!read.ok) return read;
  const { positionals: named } = read.value;
  const unknown = named.filter((game) => !GAMES.includes(game));
  if (unknown.length > 0) return wrong(`no such game: ${unknown.join(', ')}`);
  return { ok: true, value: named.length > 0 ? named : GAMES };
}

await runTool({
  usage: USAGE,
  read: readGames,
  run(games) {
    const faults = writePages(games);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
  },
});
