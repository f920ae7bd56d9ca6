/** Checks that imports follow the table of rooms. */
import { existsSync, readFileSync } from 'node:fs';
import { run } from '../say.mjs';
import { breachesIn } from './imports/breaches.ts';

const { code, output }: { code: number; output: string } = await run('git', ['ls-files', '*.ts', '*.mjs']);
if (code !== 0) throw new Error(`git does not tell our files: ${output}`);
const files = output.split('\n').filter((file) => /\.(?:ts|mjs)$/.test(file) && existsSync(file));
const breaches = files.flatMap((file) => breachesIn(file, readFileSync(file, 'utf8')));
process.stdout.write(breaches.map((breach) => `${breach}\n`).join(''));
process.exitCode = breaches.length > 0 ? 1 : 0;
