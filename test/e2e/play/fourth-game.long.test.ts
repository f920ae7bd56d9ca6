/** The tests shared by all games pass with two games more, without mentioning them: a duel and a solo game. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPlayedInFull } from '../../scale.ts';
import { copyWithSamples, SAMPLE_IDS } from '../with-samples.ts';

/** These run as a whole, except for long tests: a test that never uses a new game can still depend on the number of games. */
const SHARED = [
  'test/contract',
  'test/discord',
  'test/games/every-game.test.ts',
  'test/render/languages.test.ts',
  'test/rulebook',
  'test/tables/lobby',
  'test/tables/recovery',
  'test/words',
];
/** At least this many shared tests are named after each of the games: contract, limits, reading aloud, pictures, rulebook. */
const LEAST = 25;

/** A sample's subject, in the same place as for any game. */
function addSubject(folder: string, id: string): void {
  const path = join(folder, 'tools', 'conformance', 'games', id);
  const text = readFileSync(join(folder, 'test', id, 'subject.ts'), 'utf8')
    .replaceAll('../../tools/conformance/', '../../')
    .replaceAll('../../src/', '../../../../src/')
    .replaceAll('./room/', `../../../../src/games/${id}/`);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'subject.ts'), text);
}

interface Ran {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** The JSON report of vitest. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly Ran[];
  }[];
}

/** Runs the shared tests in a copy of the program. */
function ranIn(
  cwd: string,
  args: readonly string[],
  change: Readonly<Record<string, string>>,
): readonly Ran[] {
  const vitest = join(cwd, 'node_modules', 'vitest', 'vitest.mjs');
  const { PATH = '', HOME = cwd } = process.env;
  const { stdout } = spawnSync(
    process.execPath,
    [vitest, 'run', ...SHARED, ...args, '--maxWorkers=1', '--reporter=json'],
    { cwd, encoding: 'utf8', env: { PATH, HOME, ...change }, maxBuffer: 2 ** 26 },
  );
  const { testResults } = JSON.parse(stdout) as Report;
  // A file that doesn't load has no results.
  const unread = testResults.filter(
    ({ message, assertionResults }) => message !== '' && assertionResults.length === 0,
  );
  expect(unread.map(({ name, message }) => `${name}: ${message}`)).toEqual([]);
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

test.runIf(isPlayedInFull())('the shared tests pass with the samples among the games', () => {
  const cwd = copyWithSamples(['docs', 'test', 'tools', 'vitest.config.ts', 'tsconfig.json']);
  for (const id of SAMPLE_IDS) addSubject(cwd, id);
  const short = ranIn(cwd, [], { WITHOUT_LONG: 'true' });
  const long = ranIn(cwd, ['-t', SAMPLE_IDS.join('|')], { ONLY_LONG: 'true', TEST_SCALE: '1' });
  const tests = [...short, ...long];
  const failed = tests.filter(({ status }) => status === 'failed');
  expect(failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`)).toEqual(
    [],
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  for (const id of SAMPLE_IDS)
    expect(passed.filter(({ fullName }) => fullName.includes(id)).length).toBeGreaterThan(LEAST);
});
