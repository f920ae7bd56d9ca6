/** The tests that a mutant must survive: its game's rules tests, without those that play hundreds of games. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A mutant is killed by the first test that fails. The long tests of the odds run last, because most mutants are dead by
 * then.
 */
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
    // Loads the rules once for each mutant instead of once for each test file, which is four times as fast.
    isolate: false,
    // A slow test on a busy machine hasn't detected a mutant; the mutation tester itself stops endless runs.
    testTimeout: 120_000,
    sequence: { sequencer: OddsLast },
  },
});
