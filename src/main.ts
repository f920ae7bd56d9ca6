/** Puts the parts together and runs the bot: on Discord with a token, on the local Discord without one. */
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { CATALOGUE } from './games/index.ts';
import { run } from './program/running.ts';

// Prisma plans queries in WebAssembly, each kind once. V8's second compiler would take 70 MB permanently to speed this
// up, and save nothing measurable.
setFlagsFromString('--liftoff-only');

const read = readConfig(process.env);
if (read.ok) {
  // Exit at once: requests that still wait for Discord would keep the process alive.
  process.exit(await run(read.config, CATALOGUE, process));
} else {
  for (const problem of read.problems) process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
