/**
 * `npm run bench`: prints every figure of ours beside its target; with `--pictures 10000` only what so many leave behind.
 * `--json` for machines.
 */
import { parseArgs } from 'node:util';
import { CATALOGUE } from '../src/games/index.ts';
import { BENCHED } from './bench/benched.ts';
import { benchCore } from './bench/core.ts';
import { benchDiscord } from './bench/discord.ts';
import type { Figure } from './bench/figures.ts';
import { benchManyPictures } from './bench/many-pictures.ts';
import { benchPictures } from './bench/pictures.ts';
import { benchStart } from './bench/start.ts';
import { benchStorage } from './bench/storage.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, pictures: { type: 'string' } } });
const pictures = values.pictures === undefined ? null : Number(values.pictures);

const everything: readonly (() => Promise<readonly Figure[]> | readonly Figure[])[] = [
  ...BENCHED.map((benched) => () => benchCore(benched)),
  ...BENCHED.map(
    ({ entry }) =>
      () =>
        benchStorage(entry),
  ),
  ...BENCHED.map((benched) => () => benchPictures(benched)),
  () => benchDiscord(CATALOGUE),
  () => benchStart(),
];
const parts = pictures === null ? everything : [() => benchManyPictures(BENCHED, pictures)];
const figures: Figure[] = [];
for (const part of parts) {
  const measured = await part();
  figures.push(...measured);
  if (values.json !== true) for (const figure of measured) print(figure);
}
if (values.json === true) process.stdout.write(`${JSON.stringify(figures)}\n`);

function print({ measure, value, unit, target }: Figure): void {
  const shown = value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
  process.stdout.write(`${measure.padEnd(58)}${shown.padStart(10)} ${unit.padEnd(6)} target ${target}\n`);
}
