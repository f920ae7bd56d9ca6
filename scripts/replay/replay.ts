/** `npm run replay FILE` replays a game that was exported with `/game export`, and says whether it ends as the file says. */
import { readFileSync } from 'node:fs';
import { CATALOGUE } from '../../src/games/index.ts';
import { translator } from '../../src/words/translate.ts';
import { allowEarlyEnd, type Read, readFileName, runTool, wrong } from '../command-line.ts';
import { retell } from './retell.ts';

const USAGE =
  'npm run replay FILE     plays the game of that file again, in words, and says whether it ends the same';

function replay(file: string): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (problem) {
    process.stderr.write(`${file} cannot be read: ${problem instanceof Error ? problem.message : problem}\n`);
    process.exitCode = 1;
    return;
  }
  const { lines, fault } = retell(text, CATALOGUE, translator('en'));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (fault === null) return;
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}

function readExported(args: readonly string[]): Read<string> {
  const read = readFileName(args);
  if (!read.ok) return read;
  return read.value === null ? wrong('The file is missing.') : { ok: true, value: read.value };
}

allowEarlyEnd();
await runTool({ usage: USAGE, read: readExported, run: replay });
