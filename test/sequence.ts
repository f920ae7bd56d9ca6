/** The order of the test files: what takes longest comes first, so that at the end no core waits for another. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Within a project vitest puts first what took longest the last time, and what is largest when it does not know yet. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = this.ctx.projects.map(({ name }) => name);
    return sorted.toSorted(
      (one, other) => places.indexOf(one.project.name) - places.indexOf(other.project.name),
    );
  }
}
