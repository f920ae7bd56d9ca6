/** Checks the installed packages: the lockfile pins the content of each, and none has a known severe vulnerability. */
import { readFileSync } from 'node:fs';
import { run } from '../say.mjs';
import { holesIn } from './packages/holes.ts';
import { faultsOfLockfile } from './packages/lockfile.ts';

/** Audits only packages that run with the bot, and doesn't retry, since a machine without a network shouldn't wait long. */
const AUDIT = [
  'audit',
  '--omit=dev',
  '--audit-level=high',
  '--json',
  '--fetch-retries=0',
  '--fetch-timeout=20000',
];

const faults = faultsOfLockfile(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const holes = holesIn((await run('npm', AUDIT)).output);
const lines = [
  ...faults,
  ...(holes.asked ? holes.grave : [`note: known holes could not be asked for here (${holes.because})`]),
];
process.stdout.write(lines.map((line) => `${line}\n`).join(''));
process.exitCode = faults.length > 0 || (holes.asked && holes.grave.length > 0) ? 1 : 0;
