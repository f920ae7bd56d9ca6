/** The rows of the table: every rule state and difficulty that the command line leaves open. */
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { Options } from '../../../src/core/game.ts';
import { RULES_OPTION } from '../../../src/core/rulebook/rulebook.ts';
import { type Read, wrong } from '../../command-line/command-line.ts';
import { completeOptions } from '../reading/game-options.ts';

export interface Rows {
  /** The options that were given for all rows. */
  readonly given: Options;
  /** The names of the options in which the rows differ, for example rules and difficulty. */
  readonly axes: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  /** One value for each axis. */
  readonly names: readonly string[];
  readonly options: Options;
}

interface Axis {
  readonly name: string;
  readonly values: readonly (readonly [name: string, options: Options])[];
}

/** Leaves out rows that the game refuses; if none is left, returns the first refusal. */
export function rowsOf(entry: GameEntry, given: Options): Read<Rows> {
  const axes = [ruleStates(entry), difficulties(entry)].filter(
    ({ values }) => values.length > 0 && !values.some(([, options]) => sharesAName(options, given)),
  );
  const read = product(axes).map(({ names, options }) => ({
    names,
    options: completeOptions(entry, { ...options, ...given }),
  }));
  const rows = read.flatMap(({ names, options }) => (options.ok ? [{ names, options: options.value }] : []));
  if (rows.length > 0) return { ok: true, value: { given, axes: axes.map(({ name }) => name), rows } };
  const refused = read.find(({ options }) => !options.ok)?.options;
  return wrong(refused?.ok === false ? refused.sentence : `${entry.game.id} has no way to be played.`);
}

function ruleStates({ game }: GameEntry): Axis {
  const field = game.options[RULES_OPTION]?.fields.find(({ kind }) => kind === 'one');
  const states = field?.kind === 'one' ? field.of : [];
  return { name: RULES_OPTION, values: states.map((state) => [state, { [RULES_OPTION]: state }]) };
}

function difficulties(entry: GameEntry): Axis {
  return { name: 'difficulty', values: Object.entries(entry.difficulties) };
}

function sharesAName(options: Options, given: Options): boolean {
  return Object.keys(options).some((option) => Object.hasOwn(given, option));
}

function product(axes: readonly Axis[]): readonly Row[] {
  const none: readonly Row[] = [{ names: [], options: {} }];
  return axes.reduce(
    (rows, { values }) =>
      rows.flatMap((row) =>
        values.map(([name, options]) => ({
          names: [...row.names, name],
          options: { ...row.options, ...options },
        })),
      ),
    none,
  );
}
