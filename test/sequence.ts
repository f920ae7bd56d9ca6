/** The order of the test files: the slowest come first, so that at the end no core waits for another. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests whose files are small because their code is elsewhere. Sorted by size they would come last, and cores would be idle while
 * the last of them runs.
 */
const LONGER_THAN_THEY_STYLE = ['/test/storage/', '/test/render/', '/test/golden/'];

/** These long runs take minutes each. A run that started last would be the only one running for most of its time. */
const MINUTES_EACH = ['crash', 'sharing', 'random-games', 'real-days'].map((name) => `/${name}.long.test.ts`);

/**
 * Files of a kind run together. The files of the project `alone` come first, because they end the processes of other files.
 */
const KINDS: readonly ((file: TestSpecification) => boolean)[] = [
  ({ project }) => project.name === 'alone',
  ({ moduleId }) => MINUTES_EACH.some((end) => moduleId.endsWith(end)),
  ({ moduleId }) => moduleId.endsWith('.long.test.ts'),
  ({ moduleId }) => moduleId.includes('/test/e2e/'),
  ({ moduleId }) => LONGER_THAN_THEY_STYLE.some((folder) => moduleId.includes(folder)),
  () => true,
];

function kindOf(file: TestSpecification): number {
  return KINDS.findIndex((isOfIt) => isOfIt(file));
}

/** Within a kind, vitest runs the slowest files of the last run first, or the largest ones if it has no record yet. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => kindOf(one) - kindOf(other));
  }
}
