import { defineConfig } from 'vitest/config';

export default defineConfig({
  // By itself vitest leaves one core free, which on two cores means half of the machine.
  test: { include: ['test/**/*.test.ts'], maxWorkers: '100%' },
});
