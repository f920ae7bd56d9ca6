/** `npm run review FILE` reviews a game that was exported with `/game export`: in words, or as JSON. */
import { readFileSync } from 'node:fs';
import { CATALOGUE } from '../../src/games/index.ts';
import { translator } from '../../src/words/translate.ts';
import {
  allowEarlyEnd,
  faultOfNumber,
  type Read,
  readOptions,
  runTool,
  wrong,
} from '../command-line/command-line.ts';
import { reviewFile } from './review-file.ts';

const USAGE = `npm run review FILE [-- OPTIONS]     shows where the game in that file turned, and what would have been better
  --json          the numbers as JSON
  --effort N      number of positions valued per decision (default: as many as for a computer's answer)`;

interface Order {
  readonly file: string;
  readonly isJson: boolean;
  readonly effort: number | null;
}

async function reviewed({ file, isJson, effort }: Order): Promise<void> {
  let text: string;
  try {
    // A decoder drops the byte order mark that some editors write.
    text = new TextDecoder().decode(readFileSync(file));
  } catch (problem) {
    return fail(`${file} cannot be read: ${problem instanceof Error ? problem.message : problem}`);
  }
  const read = await reviewFile(text, CATALOGUE, translator('en'), effort, showDone);
  process.stderr.write('\n');
  if (!read.ok) return fail(read.fault);
  const lines = isJson ? [JSON.stringify(read.review, null, 2)] : read.lines(translator('en'));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

function showDone(part: number): void {
  process.stderr.write(`\rworked out: ${Math.floor(part * 100)} %`);
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function readOrder(args: readonly string[]): Read<Order> {
  const read = readOptions(args, { json: { type: 'boolean', default: false }, effort: { type: 'string' } });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const [file, ...more] = positionals;
  if (file === undefined) return wrong('The file is missing.');
  if (more.length > 0) return wrong(`${more.join(' ')}: one file is enough.`);
  const fault = faultOfNumber('effort', values.effort, { from: 1 });
  if (fault !== null) return wrong(fault);
  const effort = values.effort === undefined ? null : Number(values.effort);
  return { ok: true, value: { file, isJson: values.json, effort } };
}

allowEarlyEnd();
await runTool({ usage: USAGE, read: readOrder, run: reviewed });
