import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/sequence.ts';

/** Long runs: `npm test` plays a part of each, `npm run test:long` all of it. */
const LONG = 'test/**/*.long.test.ts';
const PART = '0.05';
const END_TO_END = 'test/e2e/**/*.test.ts';
/** One mocks a module, the other counts the processes of its own. */
const ALONE = ['test/storage/sqlite/backups/restoring.test.ts', 'test/render/renderer.test.ts'];

export default defineConfig({
  test: {
    // End-to-end tests wait for timers and other processes for a good part of their time, so there is a worker more than cores.
    maxWorkers: availableParallelism() + 1,
    // Limits for tests that hang, not for those that are slow on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    sequence: { sequencer: LongestFirst },
    // Files share what they import, which takes longer than most of them; so none may leave anything behind in a module.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'long', include: [LONG], env: { TEST_SCALE: process.env['TEST_SCALE'] ?? PART } },
      },
      { extends: true, test: { name: 'end-to-end', include: [END_TO_END], exclude: [LONG] } },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
      {
        extends: true,
        test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: [LONG, END_TO_END, ...ALONE] },
      },
    ],
  },
});
