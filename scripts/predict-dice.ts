/**
 * `npx tsx scripts/predict-dice.ts` tries to predict a table's dice from its first throws, with a seed of alea and with
 * one of today. Exits with 1 where it predicts one of today's.
 */
import { randomBytes } from 'node:crypto';
import { openStreams, roll, type Seed, seedFrom, tableSeedFrom } from '../src/core/random.ts';
import { faultOfNumber, faultOfPositionals, type Read, readOptions, runTool, wrong } from './command-line.ts';
import { fits, generatorBehind, type Seen } from './predict-dice/prediction.ts';

const USAGE = `npx tsx scripts/predict-dice.ts [--tables 8] [--seen 64]
tries so many tables, of which it sees so many throws. The die has six different sides; one with equal sides, as some
games have, would need more throws.`;

const SIDES = 6;
const LATER = 100;

interface Order {
  readonly tables: number;
  readonly seen: number;
}

await runTool({ usage: USAGE, read: readPredictOrder, run: predict });

function readPredictOrder(args: readonly string[]): Read<Order> {
  const read = readOptions(args, {
    tables: { type: 'string', default: '8' },
    seen: { type: 'string', default: '64' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const fault =
    faultOfPositionals(positionals) ??
    faultOfNumber('tables', values.tables, { from: 1 }) ??
    faultOfNumber('seen', values.seen, { from: 1 });
  if (fault !== null) return wrong(fault);
  return { ok: true, value: { tables: Number(values.tables), seen: Number(values.seen) } };
}

function predict({ tables, seen }: Order): void {
  for (const [name, seedOf] of [
    ['alea', seedFrom],
    ['keyed', tableSeedFrom],
  ] as const) {
    for (let table = 1; table <= tables; table += 1) {
      const dice = diceOf(seedOf(randomBytes(16).toString('hex')), seen + LATER);
      const start = performance.now();
      const generator = generatorBehind(dice.slice(0, seen));
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const told = generator === null ? 0 : dice.slice(seen).filter((die) => fits(generator(), die)).length;
      if (name === 'keyed' && generator !== null) process.exitCode = 1;
      const found = generator === null ? 'nothing found' : `${told} of ${LATER} later dice told`;
      process.stdout.write(`${name}, table ${table}: ${found} after ${seconds} s\n`);
    }
  }
}

function diceOf(seed: Seed, length: number): readonly Seen[] {
  const chance = { streams: openStreams(seed, ['dice']) };
  return Array.from({ length }, () => {
    const side = roll(chance, 'dice', SIDES);
    return { from: side / SIDES, to: (side + 1) / SIDES };
  });
}
