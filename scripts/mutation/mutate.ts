/** `npm run mutate` changes the rules of every game, or of the named places, and checks whether a test of that game fails. */
import { Stryker } from '@stryker-mutator/core';
import { faultOfNumber, type Read, readOptions, runTool, wrong } from '../command-line/command-line.ts';
import { GAMES, gameOf, reportOf, resultsOf, rulesIn } from './games.ts';

const USAGE = `npm run mutate -- [--force] [--concurrency 2] [${GAMES.join('] [')}] ...
Arguments are games, or folders or files of a game (GAME/box, GAME/game.ts); without any, all games are tried one by one.
--force also retries mutants whose file and tests haven't changed.`;
interface Order {
  readonly places: readonly string[];
  readonly force: boolean;
  readonly concurrency: number;
}

await runTool({ usage: USAGE, read: readMutateOrder, run: mutateAll });

function readMutateOrder(args: readonly string[]): Read<Order> {
  const read = readOptions(args, {
    force: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const unknown = positionals.filter((place) => gameOf(place) === undefined);
  const fault =
    unknown.length > 0
      ? `no such game: ${unknown.join(', ')}`
      : faultOfNumber('concurrency', values.concurrency, { from: 1 });
  if (fault !== null) return wrong(fault);
  const places = positionals.length > 0 ? positionals : GAMES;
  return { ok: true, value: { places, force: values.force, concurrency: Number(values.concurrency) } };
}

async function mutateAll(order: Order): Promise<void> {
  for (const place of order.places) await mutate(place, order);
}

async function mutate(place: string, { force, concurrency }: Order): Promise<void> {
  const game = gameOf(place) ?? place;
  const results = resultsOf(game);
  await new Stryker({
    configFile: 'scripts/mutation/stryker.config.json',
    mutate: [...rulesIn(game, place)],
    force,
    concurrency,
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', dir: `test/games/${game}`, related: false },
    incrementalFile: `${results}/incremental.json`,
    tempDirName: `${results}/sandbox`,
    jsonReporter: { fileName: reportOf(game) },
    htmlReporter: { fileName: `${results}/report.html` },
  }).runMutationTest();
}
