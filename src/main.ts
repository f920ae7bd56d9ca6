/** Puts the parts together and runs the bot: on Discord with a token, on the local Discord without one. */
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { CATALOGUE } from './games/index.ts';
import { run } from './program/running.ts';

// Prisma plans queries in WebAssembly, each kind of query once. Made fast by the second compiler of V8, that takes 70 MB for
// good and saves nothing that could be measured.
setFlagsFromString('--liftoff-only');

const read = readConfig(process.env);
if (read.ok) {
  // Whatever still waits for an answer of Discord is not waited for.
  process.exit(await run(read.config, CATALOGUE, process));
} else {
  for (const problem of read.problems) process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
