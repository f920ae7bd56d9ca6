/** Runs `npm run replay` on a file, writing to the caller's output. */
import { readFileSync } from 'node:fs';
import { CATALOGUE } from '../../src/games/index.ts';
import { translator } from '../../src/words/translate.ts';
import { retell } from './retell.ts';

interface Outputs {
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Replays the file, and returns the exit code. */
export function replay(file: string, { write, complain }: Outputs): number {
  let text: string;
  try {
    // A decoder drops the byte order mark that some editors write.
    text = new TextDecoder().decode(readFileSync(file));
  } catch (problem) {
    complain(`${file} cannot be read: ${problem instanceof Error ? problem.message : problem}\n`);
    return 1;
  }
  const { lines, fault } = retell(text, CATALOGUE, translator('en'));
  write(lines.map((line) => `${line}\n`).join(''));
  if (fault === null) return 0;
  complain(`${fault}\n`);
  return 1;
}
