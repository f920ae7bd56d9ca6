/**
 * `npm test`: makes everything ready and runs the tests; arguments go to vitest (`npm test -- test/core`), except for three
 * of ours: `--slowest` lists the slowest files, `--long` runs only the long tests, in full, and `--without-long` leaves them out.
 */
import { browserPath } from './machine/browser.mjs';
import { memoryFolder } from './machine/memory-folder.mjs';
import { postgresInstalled } from './machine/postgres.mjs';
import { run } from './say.mjs';
import { setUp } from './setup.mjs';

const OURS = {
  '--slowest': ['--reporter=./test/slowest.ts'],
  '--long': [],
  '--without-long': [],
};

await setUp({ withTools: true });
const reporters = ['--reporter=default', '--reporter=./test/reporter.ts'];
const given = process.argv.slice(2).flatMap((arg) => OURS[arg] ?? [arg]);
const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...given];
const postgres = await postgresInstalled();
const memory = memoryFolder();
const env = {
  CHROMIUM_PATH: await browserPath(),
  ...(memory === null ? {} : { TMPDIR: memory.path }),
  ...(postgres === null ? {} : { POSTGRES_BIN: postgres }),
  ...(process.argv.includes('--long') ? { TEST_SCALE: '1', ONLY_LONG: 'true' } : {}),
  ...(process.argv.includes('--without-long') ? { WITHOUT_LONG: 'true' } : {}),
};
// The terminal sends the signal to the tests too; they end, and their leftovers are removed.
process.on('SIGINT', () => undefined);
const { code } = await run(process.execPath, args, { show: true, env });
memory?.remove();
process.exitCode = code;
