/** Checks that only the files of a game name it, so that a new game needs no line anywhere else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { run } from '../say.mjs';
import { gamesNamedIn } from './game-names/named.ts';

/** The folders to check. Tests elsewhere play the game that suits them best. */
const CHECKED = ['commands', 'scripts', 'src', 'tools', 'test/contract', 'test/games', 'test/golden'];

const { code, output }: { code: number; output: string } = await run('git', ['ls-files', ...CHECKED]);
if (code !== 0) throw new Error(`git does not tell our files: ${output}`);
const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const found = output
  .split('\n')
  .filter((file) => /\.(?:ts|mjs|json)$/.test(file) && existsSync(file))
  .flatMap((file) => gamesNamedIn(file, readFileSync(file, 'utf8'), games));
process.stdout.write(found.map((sentence) => `${sentence}\n`).join(''));
process.exitCode = found.length > 0 ? 1 : 0;
