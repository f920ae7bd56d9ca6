/** Checks that imports follow the table of rooms, and that there are no import cycles between folders. */
import { existsSync, readFileSync } from 'node:fs';
import { run } from '../say.mjs';
import { breachesIn, importsOf } from './imports/breaches.ts';
import { circlesAmong } from './imports/circles.ts';

const { code, output }: { code: number; output: string } = await run('git', ['ls-files', '*.ts', '*.mjs']);
if (code !== 0) throw new Error(`git does not tell our files: ${output}`);
const files = output.split('\n').filter((file) => /\.(?:ts|mjs)$/.test(file) && existsSync(file));
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const imports = texts.flatMap(({ file, text }) => importsOf(file, text));
const breaches = [...texts.flatMap(({ file, text }) => breachesIn(file, text)), ...circlesAmong(imports)];
process.stdout.write(breaches.map((breach) => `${breach}\n`).join(''));
process.exitCode = breaches.length > 0 ? 1 : 0;
