/** `npm test`: makes everything ready and runs the tests; arguments go to vitest (`npm test -- test/core`). */
import { browserPath } from './browser.mjs';
import { run } from './say.mjs';
import { setUp } from './setup.mjs';

await setUp({ withTools: true });
const reporters = ['--reporter=default', '--reporter=./test/reporter.ts'];
const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)];
const env = { CHROMIUM_PATH: await browserPath() };
const { code } = await run(process.execPath, args, { show: true, env });
process.exitCode = code;
