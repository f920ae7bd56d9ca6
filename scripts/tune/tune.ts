/**
 * `npm run tune` finds better numbers for a computer player that decides by numbers. The game defines that player in its samples:
 * `tuned: { file, weights, playerBy, progress }` (`TunedPlayer` in core/samples.ts). The file must hold `export const WEIGHTS:
 * Weights = {...};`, and Weights must be a type of nested records and lists of numbers, not an interface. A number that is 0
 * stays 0. Games in which seats play against each other can't be tuned this way.
 */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Numbers } from '../../src/core/samples.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { type Read, refuse, runTool } from '../command-line/command-line.ts';
import { readGameOrder } from '../command-line/game-order.ts';
import { type Rate, rateOf } from '../simulate/table/rates.ts';
import { rowsOf } from '../simulate/table/rows.ts';
import { evolution } from './evolution.ts';
import { listOf, scaled } from './numbers.ts';
import { tableOf } from './tables.ts';
import { playAll } from './trial.ts';
import { writeNumbers } from './writing.ts';

const USAGE = `npm run tune -- --game GAME [--rounds 200] [--candidates 16] [--games 64] [--seed abc] [--check 1000]
tunes the weights of the game's player: each round plays --games games with each of --candidates candidates and moves
towards the better ones. It writes the weights into the game every ten rounds, and at the end reports how many of --check
games at unseen tables the old and the new weights win.
The same seed finds the same weights. --rounds 0 only checks the current weights.`;

/** The numbers are written every time this many rounds are done, so that little is lost if you stop the program. */
const WRITTEN_EVERY = 10;

interface Order {
  readonly entry: GameEntry;
  readonly rounds: number;
  readonly candidates: number;
  readonly games: number;
  readonly check: number;
  readonly seed: string;
}

await runTool({ usage: USAGE, read: readOrder, run: tune });

function readOrder(args: readonly string[]): Read<Order> {
  const read = readGameOrder(
    args,
    {
      rounds: { default: 200, from: 0 },
      candidates: { default: 16, from: 4 },
      games: { default: 64, from: 1 },
      check: { default: 1000, from: 1 },
    },
    { seed: 'ratatoskr' },
  );
  if (!read.ok) return read;
  const { entry, numbers, texts } = read.value;
  return { ok: true, value: { entry, ...numbers, ...texts } };
}

async function tune({ entry, rounds, candidates, games, check, seed }: Order): Promise<void> {
  const { tuned } = await entry.samples();
  const rows = rowsOf(entry, {});
  if (tuned === null || !rows.ok) {
    refuse(`${entry.game.id} has no player that decides by numbers.`);
    return;
  }
  const tables = (name: string, from: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      tableOf(entry, rows.value.rows, tuned.boxes, `${seed}-${name}`, from + at),
    );
  const file = inPackage(tuned.file);
  const search = evolution(listOf(tuned.weights).length, seed);
  const found = () => scaled(tuned.weights, search.mean.map(Math.exp));
  for (let round = 1; round <= rounds; round += 1) {
    const played = tables('tune', round * games, games);
    let best = 0;
    search.next(candidates, (candidate) => {
      const player = tuned.playerBy(scaled(tuned.weights, candidate.map(Math.exp)));
      const { good } = playAll(entry.game, tuned, player, played);
      best = Math.max(best, good);
      return good;
    });
    say(`round ${round}: the best candidate ${(best / games).toFixed(3)}, step ${search.step.toFixed(3)}`);
    if (round % WRITTEN_EVERY === 0 || round === rounds) writeNumbers(file, 'WEIGHTS: Weights', found());
  }
  const unseen = tables('check', 0, check);
  const rate = (numbers: Numbers) => {
    const { won } = playAll(entry.game, tuned, tuned.playerBy(numbers), unseen);
    return `${won} of ${check} won (${percents(rateOf(won, check))})`;
  };
  say(`the numbers that stood: ${rate(tuned.weights)}`);
  if (rounds > 0) say(`the numbers found: ${rate(found())}`);
}

function percents(rate: Rate | null): string {
  const [low, high] = [rate?.low ?? 0, rate?.high ?? 1].map((share) => (100 * share).toFixed(1));
  return `${low} to ${high} %`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
