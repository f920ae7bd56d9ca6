/**
 * Reads the command line of a tool. `--help` shows its usage; a wrong argument is reported with the usage and ends the
 * tool with code 2.
 */
import { type ParseArgsConfig, parseArgs } from 'node:util';

const BAD_ARGUMENTS = 2;

/** Arguments in the form that a tool needs, or a sentence about the fault. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly sentence: string };

export interface Tool<Order> {
  readonly usage: string;
  readonly read: (args: readonly string[]) => Read<Order>;
  /** Runs the tool, which sets the exit code itself when it finds a fault. */
  readonly run: (order: Order) => Promise<void> | void;
}

export async function runTool<Order>({ usage, read, run }: Tool<Order>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const line = read(args);
  if (line.ok) await run(line.value);
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

/** The values of the options, and the arguments that don't belong to an option. */
export function readOptions<T extends Options>(
  args: readonly string[],
  options: T,
): Read<ReturnType<typeof parseArgs<Wanted<T>>>> {
  try {
    return { ok: true, value: parseArgs({ args: [...args], options, allowPositionals: true }) };
  } catch (problem) {
    return wrong(problem instanceof Error ? problem.message : String(problem));
  }
}

export interface Bounds {
  readonly from: number;
  readonly to?: number;
  /** If set, fractions are allowed, and the number must be greater than `from`. */
  readonly isExact?: true;
}

/** A sentence if the text isn't a number in these bounds; null if it is, or if the text is missing. */
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

/** Refuses arguments of tools that take only options. */
export function faultOfPositionals(positionals: readonly string[]): string | null {
  return positionals.length === 0
    ? null
    : `${positionals.join(' ')}: there is nothing of that name to choose.`;
}

/** Reads the arguments of tools that write files, and with `--check` only compare them. */
export function readCheck(args: readonly string[]): Read<{ readonly isCheck: boolean }> {
  const read = readOptions(args, { check: { type: 'boolean', default: false } });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const fault = faultOfPositionals(positionals);
  return fault === null ? { ok: true, value: { isCheck: values.check } } : wrong(fault);
}

/** Reads the arguments of tools that take one file and nothing else; null if no file is given. */
export function readFileName(args: readonly string[]): Read<string | null> {
  const read = readOptions(args, {});
  if (!read.ok) return read;
  const [file = null, ...more] = read.value.positionals;
  return more.length === 0
    ? { ok: true, value: file }
    : wrong(`${more.join(' ')}: only one file is accepted.`);
}

/** Lets a reader such as `head` stop before the end of the output. */
export function allowEarlyEnd(): void {
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') throw problem;
    process.exit();
  });
}
