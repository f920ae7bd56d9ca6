/** `npm run bench`: prints every figure of ours beside its target. `--json` for machines. */
import { CATALOGUE } from '../src/games/index.ts';
import { benchCore } from './bench/core.ts';
import { benchDiscord } from './bench/discord.ts';
import type { Figure } from './bench/figures.ts';
import { benchPictures } from './bench/pictures.ts';
import { benchStart } from './bench/start.ts';
import { benchStorage } from './bench/storage.ts';

const GODS = ['odin', 'thor', 'frey', 'freyja'];
const OPTIONS = { rules: '2018', angry: 2, ragnarok: 1, bags: 'open' };

const entry = CATALOGUE.get('yggdrasil');
if (entry === undefined) throw new Error('the catalogue has no Yggdrasil');
const parts: readonly (() => Promise<readonly Figure[]> | readonly Figure[])[] = [
  () => benchCore(entry, OPTIONS, GODS),
  () => benchStorage(entry),
  () => benchPictures(entry, OPTIONS, GODS),
  () => benchDiscord(CATALOGUE),
  () => benchStart(),
];
const figures: Figure[] = [];
for (const part of parts) {
  const measured = await part();
  figures.push(...measured);
  if (!process.argv.includes('--json')) for (const figure of measured) print(figure);
}
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(figures)}\n`);

function print({ measure, value, unit, target }: Figure): void {
  const shown = value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
  process.stdout.write(`${measure.padEnd(52)}${shown.padStart(10)} ${unit.padEnd(6)} target ${target}\n`);
}
