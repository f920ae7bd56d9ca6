/** `npm run mutate`: changes the rules of every game, or of the places that are named, and sees whether a test of that game notices. */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { GAMES, gameOf, reportOf, resultsOf, rulesIn } from './mutation/games.ts';

const USAGE = `npm run mutate -- [--force] [--concurrency 2] [yggdrasil] [chronicles/worlds] [micromidgard/move.ts] ...
Places are games, folders or files below src/games; without any, all games are tried, one after the other.
--force tries mutants again that kept their file and their tests.`;
const BAD_ARGUMENTS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});
const places = positionals.length > 0 ? positionals : GAMES;
const unknown = places.filter((place) => gameOf(place) === undefined);

if (values.help) process.stdout.write(`${USAGE}\n`);
else if (unknown.length > 0) {
  process.stderr.write(`no such game: ${unknown.join(', ')}\n\n${USAGE}\n`);
  process.exitCode = BAD_ARGUMENTS;
} else for (const place of places) await mutate(place);

async function mutate(place: string): Promise<void> {
  const game = gameOf(place) ?? place;
  const results = resultsOf(game);
  await new Stryker({
    configFile: 'scripts/mutation/stryker.config.json',
    mutate: [...rulesIn(game, place)],
    force: values.force,
    concurrency: Number(values.concurrency),
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', dir: `test/games/${game}`, related: false },
    incrementalFile: `${results}/incremental.json`,
    tempDirName: `${results}/sandbox`,
    jsonReporter: { fileName: reportOf(game) },
    htmlReporter: { fileName: `${results}/report.html` },
  }).runMutationTest();
}
