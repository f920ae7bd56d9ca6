/**
 * Ends the output of the tests with a line for each failure and one plain line, `12 passed, 0 failed`, for people and
 * programs.
 */
import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A file that cannot be read, a group that cannot start and an error outside any test also count as failed. */
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

/** The first line of the message. If it abbreviates the value, as in `[ Array(1) ]`, the lines that differ follow. */
export function failureIn(errors: readonly Pick<TestError, 'message' | 'diff'>[]): string {
  const [error] = errors;
  const line = error?.message.split('\n')[0] ?? '';
  const differing = ABBREVIATED.test(line) ? differencesIn(error?.diff ?? '') : '';
  return differing === '' ? line : `${line}: ${differing}`;
}

const ABBREVIATED = /…|\b(?:Array|Object|Map|Set)\(/;
const HEADINGS = ['- Expected', '+ Received'];
/** Enough characters for a sentence or two. The whole difference is above. */
const MAX_DIFFERENCES = 600;

function differencesIn(diff: string): string {
  const lines = stripVTControlCharacters(diff).split('\n');
  const words = lines
    .filter((line) => /^[-+]/.test(line) && !HEADINGS.includes(line))
    .map((line) => line.replace(/\s+/g, ' '))
    .join(' ');
  return words.length > MAX_DIFFERENCES ? `${words.slice(0, MAX_DIFFERENCES)}…` : words;
}

/** `failed: test/core/turns.test.ts > a god passes: expected 2 to be 1`, for every failure. */
function failures(
  modules: readonly TestModule[],
  strayErrors: readonly SerializedError[],
): readonly string[] {
  const named = modules.flatMap((module) => {
    const tests = [...module.children.allTests('failed')].map((test) => ({
      name: test.fullName,
      errors: test.result().errors ?? [],
    }));
    const groups = [...module.children.allSuites()].map((suite) => ({
      name: suite.fullName,
      errors: suite.errors(),
    }));
    const broken = [...groups, { name: 'the file', errors: module.errors() }].filter(
      ({ errors }) => errors.length > 0,
    );
    return [...tests, ...broken].map(
      ({ name, errors }) => `${module.relativeModuleId} > ${name}: ${failureIn(errors)}`,
    );
  });
  return [
    ...named,
    ...strayErrors.map((error) => `outside any test: ${failureIn([{ message: error.message }])}`),
  ].map((failure) => `failed: ${failure}`);
}

/** Prints the last line at the very end, after the other reporters. */
export default class PlainLastLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const lines = [...failures(modules, strayErrors), lineOf(count(modules, strayErrors))];
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}
