/** The tests that a mutant must survive: its game's rules tests, without those that play hundreds of games. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A mutant dies with the first test that fails, and most die before the long tests of the odds, so those run last. */
class OddsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOdds = ({ moduleId }: TestSpecification) => moduleId.includes('/odds');
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !isOdds(file)), ...sorted.filter(isOdds)];
  }
}

export default defineConfig({
  test: {
    // Relative to the folder of the game's tests.
    include: ['**/*.test.ts'],
    exclude: ['{board,box-file,play,rulebook,words}/**'],
    // One load of the rules for each mutant instead of one for each test file: four times as fast.
    isolate: false,
    // A slow test on a busy machine hasn't detected a mutant; the mutation tester itself stops endless runs.
    testTimeout: 120_000,
    sequence: { sequencer: OddsLast },
  },
});
