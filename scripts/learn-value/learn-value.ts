/**
 * `npm run learn-value` learns the chance to win from games that the quick player plays with itself. The game's samples
 * define what to learn from in a position: `learnt: { file, features }` (`LearntValue` in core/samples.ts). The file must
 * name its command and end with `export const NET: Net = {...};`.
 */
import { chanceBy, type Net } from '../../src/core/thinking/net.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { type Read, refuse, runTool } from '../command-line/command-line.ts';
import { readGameOrder } from '../command-line/game-order.ts';
import { rowsOf } from '../simulate/table/rows.ts';
import { tableOf } from '../tune/tables.ts';
import { writeNumbers } from '../tune/writing.ts';
import { commandOf, type Order, writeCommand } from './command.ts';
import { positionsOf } from './positions.ts';
import { type Example, trained } from './training.ts';

const USAGE = `npm run learn-value -- --game GAME [--games 2500] [--follies 100] [--units 6] [--epochs 4] [--seed abc]
plays --games games at tables of every kind, learns from them the chance to win a position, and writes the result into the
game. In --follies of 100 games, some of the first answers are random, so that bad positions come up; with fewer of them,
it learns more about the start of a game. It reports how far off the chances are in a fifth as many games that it hasn't
learned from. The same seed learns the same.`;

/** The number of validation games for each training game. */
const CHECKED = 0.2;

await runTool({ usage: USAGE, read: readOrder, run: learn });

function readOrder(args: readonly string[]): Read<Order> {
  const read = readGameOrder(
    args,
    {
      games: { default: 2500, from: 10 },
      follies: { default: 100, from: 0, to: 100 },
      units: { default: 6, from: 1 },
      epochs: { default: 4, from: 1 },
    },
    { seed: 'ratatoskr' },
  );
  if (!read.ok) return read;
  const { entry, numbers, texts } = read.value;
  return { ok: true, value: { entry, ...numbers, ...texts } };
}

async function learn(order: Order): Promise<void> {
  const { entry, games, follies, units, epochs, seed } = order;
  const { learnt, tuned } = await entry.samples();
  const rows = rowsOf(entry, {});
  if (learnt === null || entry.judgement === null || !rows.ok) {
    refuse(`${entry.game.id} has no value that is learnt.`);
    return;
  }
  const { policy } = entry.judgement;
  const boxes = tuned?.boxes ?? [];
  const examplesOf = (name: string, count: number): readonly Example[] =>
    Array.from({ length: count }, (_, number) => {
      const table = tableOf(entry, rows.value.rows, boxes, `${seed}-${name}`, number);
      return positionsOf(entry.game, policy, table, learnt.features, number % 100 < follies);
    }).flat();
  const examples = examplesOf('learn', games);
  const unseen = examplesOf('check', Math.ceil(games * CHECKED));
  say(`${examples.length} positions to learn from, ${unseen.length} to check with`);
  const net = trained(examples, units, epochs, seed);
  say(
    `off by ${loss(net, examples).toFixed(4)} where it learnt and ${loss(net, unseen).toFixed(4)} elsewhere,`,
  );
  say(`${constantLoss(unseen).toFixed(4)} if every position had the same chance`);
  const file = inPackage(learnt.file);
  writeNumbers(file, 'NET: Net', net);
  writeCommand(file, commandOf(order));
}

/** The mean surprise of someone who believes the chances (log loss). */
function loss(net: Net, examples: readonly Example[]): number {
  return mean(examples.map(({ features, won }) => surprise(chanceBy(net, features), won)));
}

function constantLoss(examples: readonly Example[]): number {
  const share = mean(examples.map(({ won }) => won));
  return mean(examples.map(({ won }) => surprise(share, won)));
}

function surprise(chance: number, won: number): number {
  const certain = (share: number) => Math.log(Math.max(1e-6, share));
  return -won * certain(chance) - (1 - won) * certain(1 - chance);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
