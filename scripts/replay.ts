/** `npm run replay FILE` replays a game that was exported with `/game export`, and says whether it ends as the file says. */
import { readFileSync } from 'node:fs';
import { CATALOGUE } from '../src/games/index.ts';
import { translator } from '../src/words/translate.ts';
import { retell } from './replay/retell.ts';

const USAGE =
  'npm run replay FILE     plays the game of that file again, in words, and says whether it ends the same\n';

const BAD_ARGUMENTS = 2;

/** A reader such as `head` may stop before the end of our output: that is no error. */
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
});

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

const [file, ...more] = process.argv.slice(2);
if (file === '--help') process.stdout.write(USAGE);
else if (file === undefined || more.length > 0) {
  process.stderr.write(USAGE);
  process.exitCode = BAD_ARGUMENTS;
} else replay(file);
