import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/sequence.ts';

const EVERY = 'test/**/*.test.ts';
const LONG = 'test/**/*.long.test.ts';
/** These run alone: one mocks a module, the other counts its own processes. */
const ALONE = ['test/storage/sqlite/backups/restoring.test.ts', 'test/render/drawing/renderer.test.ts'];
const onlyLong = process.env['ONLY_LONG'] === 'true';
const withoutLong = process.env['WITHOUT_LONG'] === 'true';
/** Long tests may play more than they do by default (test/scale.ts). */
const isScaled = process.env['TEST_SCALE'] !== undefined;

export default defineConfig({
  test: {
    // End-to-end tests wait for timers and other processes for much of their time, so there is one more worker than cores.
    maxWorkers: availableParallelism() + 1,
    // Limits for tests that hang, not for those that are slow on a busy machine: a whole game takes up to 50 s, or five times as
    // long beside other work.
    testTimeout: isScaled ? 900_000 : 240_000,
    hookTimeout: 90_000,
    sequence: { sequencer: LongestFirst },
    // A single end-to-end file starts three times as fast with modules that an earlier run transformed. The cache's key has each
    // file's content, and our imports have extensions, so no import resolves to another file than before.
    experimental: { fsModuleCache: true },
    projects: [
      { extends: true, test: { name: 'alone', include: onlyLong ? [] : ALONE } },
      // Files share imported modules, since loading these takes longer than most tests; so no file may leave state in a module.
      // They are one project, since a second one would load everything again.
      {
        extends: true,
        test: {
          name: 'together',
          include: [onlyLong ? LONG : EVERY],
          exclude: withoutLong ? [...ALONE, LONG] : ALONE,
          // On Node 24.20 a process that has computed for minutes fails to load further files, with errors of the engine such
          // as "Getter must be a function: NaN". So each long run has a process of its own.
          isolate: onlyLong,
        },
      },
    ],
  },
});
