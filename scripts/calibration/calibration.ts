/** `npm run calibration` compares a game's predicted chances to win with the results of played games. */
import { writeFileSync } from 'node:fs';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { ChanceJudgement, Judgement } from '../../src/core/thinking/judgement.ts';
import { faultOfNumber, type Read, refuse, runTool, wrong } from '../command-line/command-line.ts';
import { readGameOrder } from '../command-line/game-order.ts';
import { playersOf } from '../simulate/players.ts';
import { rowsOf } from '../simulate/table/rows.ts';
import { type Cell, type Measured, measuredCell } from './measuring.ts';
import { toldIn } from './positions.ts';
import { summaryLines, summaryOf } from './summary.ts';

const USAGE = `npm run calibration -- --game GAME [--only ROW] [--seats 1,3,5] [--seed abc] [...]
[--games 300] [--middle 25] [--out FILE] plays --games games with the quick player, in every rule state and with each number of
seats, and compares the win rate with the average value: at the start, and at the start of turn --middle if the game lasts that
long. --out writes the numbers as JSON, for a test.
--positions 200 [--playouts 64] [--policy sensible] [--effort 60] takes one position from each of 200 games of --policy instead,
and compares the chance that advice tells there with the wins of --playouts games that the quick player continues: by ten points,
and position by position. In a duel, --policy continues one game.
--only takes only the rows with these names, such as 2018,angry-6. The same seed gives the same numbers.`;

interface Order {
  readonly entry: GameEntry;
  readonly games: number;
  readonly seats: readonly number[];
  readonly middle: number;
  readonly seed: string;
  /** The names of the rows to measure; empty for all of them. */
  readonly only: string;
  /** The number of single positions to measure instead of whole games; 0 measures whole games. */
  readonly positions: number;
  readonly playouts: number;
  readonly policy: string;
  readonly effort: number;
  /** The file to write; empty for no file. */
  readonly out: string;
}

await runTool({ usage: USAGE, read: readOrder, run: measure });

function readOrder(args: readonly string[]): Read<Order> {
  const read = readGameOrder(
    args,
    {
      games: { default: 300, from: 1 },
      middle: { default: 25, from: 1 },
      positions: { default: 0, from: 0 },
      playouts: { default: 64, from: 2 },
      effort: { default: 60, from: 1 },
    },
    { seats: '', seed: 'calibration', out: '', only: '', policy: 'sensible' },
  );
  if (!read.ok) return read;
  const { entry, numbers, texts } = read.value;
  const { min, max } = entry.game.seats;
  const usual = min === max ? [min] : [1, 3, 5].filter((count) => count >= min && count <= max);
  const counts = texts.seats === '' ? usual.map(String) : texts.seats.split(',');
  const fault = counts
    .map((count) => faultOfNumber('seats', count, { from: min, to: max }))
    .find((each) => each !== null);
  if (typeof fault === 'string') return wrong(fault);
  if (!playersOf(entry).includes(texts.policy))
    return wrong(`--policy is one of ${playersOf(entry).join(', ')}.`);
  return { ok: true, value: { entry, ...numbers, ...texts, seats: counts.map(Number) } };
}

function measure(order: Order): void {
  const { entry, only, seats, positions } = order;
  const rows = rowsOf(entry, {});
  const { judgement } = entry;
  if (judgement === null || !rows.ok) {
    refuse(`${entry.game.id} has no chance to win to be measured.`);
    return;
  }
  const wanted = only === '' ? [] : only.split(',');
  const chosen = rows.value.rows.filter(({ names }) => wanted.every((name) => names.includes(name)));
  if (chosen.length === 0) {
    refuse(`${entry.game.id} has no row called ${only}.`);
    return;
  }
  const cells = chosen.flatMap(({ names, options }) =>
    seats.map((count) => ({ title: [...names, count].join(' '), cell: { options, seats: count } })),
  );
  if (positions > 0) measurePositions(order, judgement, cells);
  else if (judgement.kind === 'chance') measureGames(order, judgement, cells);
  else refuse(`${entry.game.id} is a duel: give --positions.`);
}

interface TitledCell {
  readonly title: string;
  readonly cell: Cell;
}

function measurePositions(order: Order, judgement: Judgement, cells: readonly TitledCell[]): void {
  for (const { title, cell } of cells)
    for (const line of summaryLines(summaryOf(toldIn(order.entry, judgement, cell, order))))
      say(line.startsWith(' ') ? line : `${title}: ${line}`);
}

function measureGames(
  { entry, games, seats, middle, seed, only, out }: Order,
  judgement: ChanceJudgement,
  titled: readonly TitledCell[],
): void {
  const cells = titled.map(({ title, cell }) => {
    const found = measuredCell(entry, judgement, cell, { games, middle, seed });
    say(`${title}: ${told(found.start)} at the start, ${told(found.middle)} later`);
    return found;
  });
  if (out === '') return;
  const rows = only === '' ? '' : ` --only ${only}`;
  const command = `npm run calibration -- --game ${entry.game.id}${rows} --games ${games} --seats ${seats.join(',')} --middle ${middle} --seed ${seed} --out ${out}`;
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
