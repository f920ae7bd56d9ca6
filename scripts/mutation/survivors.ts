/**
 * `npm run survivors` writes a page for each game, or for the named ones, from its last mutation run. It fails when a
 * game's score is too low or a survivor has no reason.
 */
import { runTool } from '../command-line/command-line.ts';
import { readGames } from './command-line.ts';
import { GAMES } from './games.ts';
import { writePages } from './pages.ts';

const USAGE = `npm run survivors -- [${GAMES.join('] [')}]
Without a game, every game needs a finished mutation run.`;

await runTool({
  usage: USAGE,
  read: readGames,
  run(games) {
    const faults = writePages(games);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
  },
});
