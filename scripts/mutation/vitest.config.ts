/** The tests a mutant has to survive: those of the rules, without the ones that play hundreds of games. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/games/yggdrasil/**/*.test.ts'],
    exclude: ['test/games/yggdrasil/{board,box-file,play,rulebook,words}/**'],
    // One load of the rules for each mutant instead of one for each test file: four times as fast.
    isolate: false,
  },
});
