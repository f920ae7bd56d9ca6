/**
 * `npx tsx scripts/predict-dice.ts [--tables 8] [--seen 64]` tries to predict a table's dice from its first throws,
 * with a seed of alea and with one of today. Exits with 1 where it predicts one of today's. The die has six different
 * sides; a die with equal sides, such as Yggdrasil's, would need more throws.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openStreams, roll, type Seed, seedFrom, tableSeedFrom } from '../src/core/random.ts';
import { fits, generatorBehind, type Seen } from './predict-dice/prediction.ts';

const SIDES = 6;
const LATER = 100;

const { values } = parseArgs({
  options: { tables: { type: 'string', default: '8' }, seen: { type: 'string', default: '64' } },
});
const seen = Number(values.seen);

for (const [name, seedOf] of [
  ['alea', seedFrom],
  ['keyed', tableSeedFrom],
] as const) {
  for (let table = 1; table <= Number(values.tables); table += 1) {
    const dice = diceOf(seedOf(randomBytes(16).toString('hex')));
    const start = performance.now();
    const generator = generatorBehind(dice.slice(0, seen));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const told = generator === null ? 0 : dice.slice(seen).filter((die) => fits(generator(), die)).length;
    if (name === 'keyed' && generator !== null) process.exitCode = 1;
    const found = generator === null ? 'nothing found' : `${told} of ${LATER} later dice told`;
    process.stdout.write(`${name}, table ${table}: ${found} after ${seconds} s\n`);
  }
}

function diceOf(seed: Seed): readonly Seen[] {
  const chance = { streams: openStreams(seed, ['dice']) };
  return Array.from({ length: seen + LATER }, () => {
    const presenter = roll(chance, 'dice', SIDES);
    return { from: presenter / SIDES, to: (presenter + 1) / SIDES };
  });
}
