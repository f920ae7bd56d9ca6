/** `npm test`: makes everything ready and runs the tests; arguments go to vitest (`npm test -- test/core`). */
import { browserPath } from './browser.mjs';
import { run } from './say.mjs';
import { setUp } from './setup.mjs';

await setUp();
// A limit for tests that hang, not for those that are slow on a busy machine.
const limits = ['--testTimeout=30000', '--hookTimeout=30000'];
const reporters = ['--reporter=default', '--reporter=./test/reporter.ts'];
const args = ['node_modules/vitest/vitest.mjs', 'run', ...limits, ...reporters, ...process.argv.slice(2)];
const env = { CHROMIUM_PATH: await browserPath() };
const { code } = await run(process.execPath, args, { show: true, env });
process.exitCode = code;
