/** The command line of the tools: `--help` tells how a tool is used, a wrong argument is told with that and ends it with code 2. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

const BAD_ARGUMENTS = 2;

/** What the arguments ask of a tool, or a sentence that says what is wrong with them. */
export type LineRead<Order> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly sentence: string };

export interface Tool<Order> {
  readonly usage: string;
  readonly read: (args: readonly string[]) => LineRead<Order>;
  /** A tool that finds something wrong sets the exit code itself. */
  readonly run: (order: Order) => Promise<void> | void;
}

export async function runTool<Order>({ usage, read, run }: Tool<Order>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const line = read(args);
  if (line.ok) await run(line.order);
  else refuse(`${line.sentence}\n\n${usage}`);
}

export function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = BAD_ARGUMENTS;
}

type Options = NonNullable<ParseArgsConfig['options']>;

interface Wanted<T extends Options> {
  readonly args: string[];
  readonly options: T;
  readonly allowPositionals: true;
}

/** The values by their options, and the arguments that belong to none. */
export function readOptions<T extends Options>(
  args: readonly string[],
  options: T,
): LineRead<ReturnType<typeof parseArgs<Wanted<T>>>> {
  try {
    return { ok: true, order: parseArgs({ args: [...args], options, allowPositionals: true }) };
  } catch (problem) {
    return wrong(problem instanceof Error ? problem.message : String(problem));
  }
}

export interface Bounds {
  readonly from: number;
  readonly to?: number;
  /** Parts of one are allowed too, and `from` itself is not. */
  readonly isExact?: true;
}

/** A sentence where the text is not such a number; null where it is, and where there is none. */
export function faultOfNumber(
  option: string,
  text: string | undefined,
  { from, to = Number.POSITIVE_INFINITY, isExact }: Bounds,
): string | null {
  if (text === undefined) return null;
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (isExact === true)
    return number > from && number <= to ? null : `--${option} is ${text}; it must be more than ${from}.`;
  if (Number.isInteger(number) && number >= from && number <= to) return null;
  const most = to === Number.POSITIVE_INFINITY ? 'or more' : `to ${to}`;
  return `--${option} is ${text}; it must be a whole number, ${from} ${most}.`;
}

export function wrong(sentence: string): { readonly ok: false; readonly sentence: string } {
  return { ok: false, sentence };
}

/** For tools that take no other arguments than options. */
export function faultOfPositionals(positionals: readonly string[]): string | null {
  return positionals.length === 0
    ? null
    : `${positionals.join(' ')}: there is nothing of that name to choose.`;
}
