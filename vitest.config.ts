import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // By itself vitest leaves one core free, which on two cores means half of the machine.
    maxWorkers: '100%',
    // Limits for tests that hang, not for those that are slow on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
