/** Ends the output of the tests with one plain line, `12 passed, 0 failed`, that people and programs can read. */
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A file that cannot be read, a group that cannot begin and an error outside any test count as failed, too. */
function count(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): Count {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const having = (...wanted: readonly string[]) => states.filter((state) => wanted.includes(state)).length;
  const filesAndGroups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
  const broken = filesAndGroups.filter((each) => each.errors().length > 0).length;
  return {
    passed: having('passed'),
    failed: having('failed') + broken + strayErrors.length,
    skipped: having('skipped', 'pending'),
  };
}

function lineOf({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/** Said at the very end, after the other reporters. */
export default class PlainLastLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const line = lineOf(count(modules, strayErrors));
    process.once('exit', () => process.stdout.write(`${line}\n`));
  }
}
