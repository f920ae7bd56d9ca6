/** `npm run bench` takes the measurements that have targets, and prints each next to its target. */
import { CATALOGUE } from '../../src/games/index.ts';
import {
  faultOfNumber,
  faultOfPositionals,
  type Read,
  readOptions,
  runTool,
  wrong,
} from '../command-line/command-line.ts';
import { BENCHED } from './benched.ts';
import { benchCore } from './core.ts';
import { benchDiscord } from './discord.ts';
import type { Figure } from './figures.ts';
import { benchManyPictures } from './many-pictures.ts';
import { benchMind } from './mind.ts';
import { benchMoments } from './moments.ts';
import { benchPainters } from './painters.ts';
import { benchPictures } from './pictures.ts';
import { benchStart } from './start.ts';
import { benchStorage } from './storage.ts';

const USAGE = `npm run bench -- [--pictures 10000] [--json]
prints every measured figure beside its target; with --pictures, only the memory that this many pictures leave behind.
--json prints JSON.`;

interface Order {
  /** The number of pictures to draw; if null, everything else is measured. */
  readonly pictures: number | null;
  readonly json: boolean;
}

const everything: readonly (() => Promise<readonly Figure[]> | readonly Figure[])[] = [
  ...BENCHED.map((benched) => () => benchCore(benched)),
  ...BENCHED.map((benched) => () => benchMind(benched)),
  ...BENCHED.map(
    ({ entry }) =>
      () =>
        benchStorage(entry),
  ),
  ...BENCHED.map((benched) => () => benchPictures(benched)),
  ...BENCHED.map((benched) => () => benchPainters(benched)),
  ...BENCHED.map((benched) => () => benchMoments(benched)),
  () => benchDiscord(CATALOGUE),
  () => benchStart(),
];

await runTool({ usage: USAGE, read: readBenchOrder, run: bench });

function readBenchOrder(args: readonly string[]): Read<Order> {
  const read = readOptions(args, { json: { type: 'boolean', default: false }, pictures: { type: 'string' } });
  if (!read.ok) return read;
  const { json, pictures } = read.value.values;
  const fault =
    faultOfPositionals(read.value.positionals) ?? faultOfNumber('pictures', pictures, { from: 1 });
  if (fault !== null) return wrong(fault);
  return { ok: true, value: { json, pictures: pictures === undefined ? null : Number(pictures) } };
}

async function bench({ pictures, json }: Order): Promise<void> {
  const parts = pictures === null ? everything : [() => benchManyPictures(BENCHED, pictures)];
  const figures: Figure[] = [];
  for (const part of parts) {
    const measured = await part();
    figures.push(...measured);
    if (!json) for (const figure of measured) print(figure);
  }
  if (json) process.stdout.write(`${JSON.stringify(figures)}\n`);
}

function print({ measure, value, unit, target }: Figure): void {
  const shown = value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
  process.stdout.write(`${measure.padEnd(58)}${shown.padStart(10)} ${unit.padEnd(6)} target ${target}\n`);
}
