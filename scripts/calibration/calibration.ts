/** `npm run calibration` compares a game's shown chances to win with its quick player's results. */
import { writeFileSync } from 'node:fs';
import type { GameEntry } from '../../src/core/catalogue.ts';
import { faultOfNumber, type Read, refuse, runTool, wrong } from '../command-line/command-line.ts';
import { readGameOrder } from '../command-line/game-order.ts';
import { rowsOf } from '../simulate/table/rows.ts';
import { type Measured, measuredCell } from './measuring.ts';

const USAGE = `npm run calibration -- --game GAME [--games 300] [--seats 1,3,5] [--middle 25] [--seed abc] [--out FILE]
plays --games games with the quick player, in every rule state and with each number of seats, and compares the win rate with
the average value: at the start, and at the start of turn --middle if the game lasts that long.
--out writes the numbers as JSON, for a test. The same seed gives the same numbers.`;

interface Order {
  readonly entry: GameEntry;
  readonly games: number;
  readonly seats: readonly number[];
  readonly middle: number;
  readonly seed: string;
  /** The file to write; empty for no file. */
  readonly out: string;
}

await runTool({ usage: USAGE, read: readOrder, run: measure });

function readOrder(args: readonly string[]): Read<Order> {
  const read = readGameOrder(
    args,
    { games: { default: 300, from: 1 }, middle: { default: 25, from: 1 } },
    { seats: '1,3,5', seed: 'calibration', out: '' },
  );
  if (!read.ok) return read;
  const { entry, numbers, texts } = read.value;
  const { min, max } = entry.game.seats;
  const counts = texts.seats.split(',');
  const fault = counts
    .map((count) => faultOfNumber('seats', count, { from: min, to: max }))
    .find((each) => each !== null);
  if (typeof fault === 'string') return wrong(fault);
  return { ok: true, value: { entry, ...numbers, ...texts, seats: counts.map(Number) } };
}

function measure({ entry, games, seats, middle, seed, out }: Order): void {
  const rows = rowsOf(entry, {});
  const { judgement } = entry;
  if (judgement?.kind !== 'chance' || !rows.ok) {
    refuse(`${entry.game.id} has no chance to win to be measured.`);
    return;
  }
  const cells = rows.value.rows.flatMap(({ names, options }) =>
    seats.map((count) => {
      const cell = measuredCell(entry, judgement, { options, seats: count }, { games, middle, seed });
      say(`${names.join(' ')}, ${count}: ${told(cell.start)} at the start, ${told(cell.middle)} later`);
      return cell;
    }),
  );
  if (out === '') return;
  const command = `npm run calibration -- --game ${entry.game.id} --games ${games} --seats ${seats.join(',')} --middle ${middle} --seed ${seed} --out ${out}`;
  writeFileSync(out, `${JSON.stringify({ command, seed, middle, cells }, null, 2)}\n`);
}

function told({ games, won, value }: Measured): string {
  return `${percent(value)} for ${percent(won)} of ${games}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
