/** Writes the measurements of whole games as a table. */
import { readFileSync, writeFileSync } from 'node:fs';
import { translator } from '../../../src/words/translate.ts';
import type { Measures } from './measured.ts';
import { TALLEST } from './phone.ts';

/** The page with the table; if omitted, none is written. */
const FILE = process.env['TAPS_FILE'];

const TABLE = /(?<=<!-- table -->\n)[\s\S]*(?=<!-- end of the table -->)/;
const SUGGESTED = /(?<=<!-- with suggestions -->\n)[\s\S]*(?=<!-- end of with suggestions -->)/;

/** Taps in a game at a table with suggestions. */
export type SuggestedTaps = Pick<Measures, 'moves' | 'taps'>;

type Lines<Measured> = readonly (readonly [string, (measures: Measured) => string | number])[];

const TAPS: Lines<SuggestedTaps> = [
  ['turns', ({ taps }) => taps.length],
  ['moves', ({ moves }) => moves],
  ['taps a turn, median', ({ taps }) => median(taps)],
  ['taps a turn, most', ({ taps }) => Math.max(...taps)],
  ['taps in all', ({ taps }) => taps.reduce((sum, each) => sum + each, 0)],
];

export function keepTable(games: ReadonlyMap<string, Measures>): void {
  keep(TABLE, games, [
    ...TAPS,
    ['new boards', ({ boards }) => boards],
    ['height at a question, median', ({ heights }) => median(heights)],
    ['height at a question, tallest', ({ heights }) => Math.max(...heights)],
    [
      `questions above ${Math.round(TALLEST)} px`,
      ({ heights }) => heights.filter((height) => height > TALLEST).length,
    ],
    ['height of the end', ({ heightOfEnd }) => heightOfEnd],
    ['notifications in all', ({ notifications }) => notifications],
    [
      'notifications a person a turn',
      ({ notifications, taps }) => (notifications / 2 / taps.length).toFixed(2),
    ],
    ['requests a turn', ({ requests, taps }) => (requests / taps.length).toFixed(1)],
  ]);
}

export function keepSuggestedTable(games: ReadonlyMap<string, SuggestedTaps>): void {
  keep(SUGGESTED, games, TAPS);
}

function keep<Measured>(place: RegExp, games: ReadonlyMap<string, Measured>, rows: Lines<Measured>): void {
  if (FILE === undefined) return;
  const names = [...games.keys()].map((id) => translator('en')({ key: `game.${id}` }));
  const cells = rows.map(([name, read]) => [name, ...[...games.values()].map(read)]);
  const lines = [['', ...names], ['---', ...names.map(() => '---:')], ...cells];
  const table = lines.map((line) => `| ${line.join(' | ')} |\n`).join('');
  writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(place, `\n${table}\n`));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
