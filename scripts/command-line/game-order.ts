/** Reads the command line of a tool that works on one game: the game, whole numbers within bounds, and texts. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import { entriesOf, recordOf } from '../../src/core/typed/records.ts';
import {
  type Bounds,
  faultOfNumber,
  faultOfPositionals,
  type Read,
  readOptions,
  wrong,
} from './command-line.ts';
import { gameNamed } from './game-named.ts';

interface WholeNumber extends Bounds {
  readonly default: number;
}

export interface GameOrder<Count extends string, Text extends string> {
  readonly entry: GameEntry;
  readonly numbers: Readonly<Record<Count, number>>;
  readonly texts: Readonly<Record<Text, string>>;
}

/** An option that isn't given on the command line has its default value; `texts` are the defaults of the text options. */
export function readGameOrder<Count extends string, Text extends string>(
  args: readonly string[],
  numbers: Readonly<Record<Count, WholeNumber>>,
  texts: Readonly<Record<Text, string>>,
): Read<GameOrder<Count, Text>> {
  const counts = entriesOf<Count, WholeNumber>(numbers).map(([name]) => name);
  const words = entriesOf<Text, string>(texts).map(([name]) => name);
  const read = readOptions(args, {
    ...recordOf(['game', ...counts, ...words], () => ({ type: 'string' as const })),
  });
  if (!read.ok) return read;
  const values: { readonly [option: string]: string | undefined } = read.value.values;
  const named = gameNamed(values['game']);
  if (!named.ok) return named;
  const faults = counts.map((option) => faultOfNumber(option, values[option], numbers[option]));
  const fault = faultOfPositionals(read.value.positionals) ?? faults.find((each) => each !== null);
  if (typeof fault === 'string') return wrong(fault);
  return {
    ok: true,
    value: {
      entry: named.value,
      numbers: recordOf(counts, (option) => Number(values[option] ?? numbers[option].default)),
      texts: recordOf(words, (option) => values[option] ?? texts[option]),
    },
  };
}
