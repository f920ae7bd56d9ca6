/** Puts the parts together and runs the bot: on Discord if there's a token, otherwise on the local Discord. */
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { CATALOGUE } from './games/index.ts';
import { run } from './program/running.ts';

// Prisma plans queries in WebAssembly, each kind once. V8's optimizing compiler would permanently use 70 MB to speed this up, and
// save nothing measurable.
setFlagsFromString('--liftoff-only');

const read = readConfig(process.env);
if (read.ok) {
  // Exits immediately: requests still waiting for Discord would keep the process alive.
  process.exit(await run(read.config, CATALOGUE, process));
} else {
  for (const problem of read.problems) process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
