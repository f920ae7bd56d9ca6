/** Checks that comments use plain words and open with their subject. */
import { existsSync, readFileSync } from 'node:fs';
import { run } from '../say.mjs';
import { faultsInComments } from './comments/found.ts';

const CHECKED = ['commands', 'scripts', 'src', 'tools'];

const { code, output }: { code: number; output: string } = await run('git', ['ls-files', ...CHECKED]);
if (code !== 0) throw new Error(`git does not list our files: ${output}`);
const found = output
  .split('\n')
  .filter((file) => /\.(?:ts|mjs)$/.test(file) && existsSync(file))
  .flatMap((file) => faultsInComments(file, readFileSync(file, 'utf8')));
process.stdout.write(found.map((sentence) => `${sentence}\n`).join(''));
process.exitCode = found.length > 0 ? 1 : 0;
