/**
 * `npx tsx scripts/predict-dice/predict-dice.ts` tries to predict the dice of the old generator, alea, and of today's: after
 * the first throws of a six-sided die, and after a whole game of Yggdrasil. Exits with 1 if it predicts one of today's, or
 * none of alea's.
 */
import { randomBytes } from 'node:crypto';
import { openStreams, roll, type Seed, seedFrom, tableSeedFrom } from '../../src/core/random.ts';
import {
  faultOfNumber,
  faultOfPositionals,
  type Read,
  readOptions,
  runTool,
  wrong,
} from '../command-line/command-line.ts';
import { diceSeenInGame } from './game.ts';
import { fits, generatorBehind, type Seen } from './prediction.ts';

const USAGE = `npx tsx scripts/predict-dice/predict-dice.ts [--tables 8] [--seen 64] [--games 6]
tries to predict the dice of --tables tables after seeing --seen throws of a die with six different sides, and the dice of
--games whole games. The die in the games has pairs of equal sides, so it takes more throws than most games show: Tyr plays
alone, because he rolls twice and shows about 150. About half of these games are predicted.`;

const SIDES = 6;
const LATER = 100;
/** A shorter game shows too little: many generators fit it. */
const LONG_GAME = 140;
/** The number of throws of a game to predict. */
const LAST = 20;

const ALGORITHMS = [
  ['alea', seedFrom],
  ['keyed', tableSeedFrom],
] as const;

interface Order {
  readonly tables: number;
  readonly seen: number;
  readonly games: number;
}

await runTool({ usage: USAGE, read: readPredictOrder, run: predict });

function readPredictOrder(args: readonly string[]): Read<Order> {
  const read = readOptions(args, {
    tables: { type: 'string', default: '8' },
    seen: { type: 'string', default: '64' },
    games: { type: 'string', default: '6' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const fault =
    faultOfPositionals(positionals) ??
    faultOfNumber('tables', values.tables, { from: 1 }) ??
    faultOfNumber('seen', values.seen, { from: 1 }) ??
    faultOfNumber('games', values.games, { from: 0 });
  if (fault !== null) return wrong(fault);
  const { tables, seen, games } = values;
  return { ok: true, value: { tables: Number(tables), seen: Number(seen), games: Number(games) } };
}

function predict({ tables, seen, games }: Order): void {
  for (const [name, seedOf] of ALGORITHMS) {
    const newSeed = () => seedOf(randomBytes(16).toString('hex'));
    const ofTables = attempts(`${name}, table`, tables, () =>
      predicted(diceOf(newSeed(), seen + LATER), seen),
    );
    const ofGames = attempts(`${name}, game`, games, () => {
      const dice = diceOfLongGame(newSeed);
      return predicted(dice, dice.length - LAST);
    });
    for (const { tried, found } of [ofTables, ofGames])
      if (name === 'keyed' ? found > 0 : tried > 0 && found === 0) process.exitCode = 1;
  }
}

interface Attempt {
  readonly seen: number;
  /** Null if nothing was found. */
  readonly prediction: string | null;
}

/** Writes a line for each attempt, and counts the successful ones. */
function attempts(what: string, tried: number, attempt: () => Attempt) {
  let found = 0;
  for (let number = 1; number <= tried; number += 1) {
    const start = performance.now();
    const { seen, prediction } = attempt();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (prediction !== null) found += 1;
    process.stdout.write(
      `${what} ${number}: ${prediction ?? 'nothing found'}, from ${seen} seen, after ${seconds} s\n`,
    );
  }
  return { tried, found };
}

/** The number of later throws that can be predicted from the earlier ones. */
function predicted(dice: readonly Seen[], seen: number): Attempt {
  const generator = generatorBehind(dice.slice(0, seen));
  if (generator === null) return { seen, prediction: null };
  const later = dice.slice(seen);
  const right = later.filter((die) => fits(generator(), die)).length;
  return { seen, prediction: `${right} of ${later.length} later dice told` };
}

function diceOfLongGame(newSeed: () => Seed): readonly Seen[] {
  const dice = diceSeenInGame(newSeed(), ['tyr']);
  return dice.length < LONG_GAME ? diceOfLongGame(newSeed) : dice;
}

function diceOf(seed: Seed, length: number): readonly Seen[] {
  const chance = { streams: openStreams(seed, ['dice']) };
  return Array.from({ length }, () => {
    const side = roll(chance, 'dice', SIDES);
    return { from: side / SIDES, to: (side + 1) / SIDES };
  });
}
