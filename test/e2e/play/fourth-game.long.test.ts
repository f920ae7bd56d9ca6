/** The tests shared by all games pass on a fourth game, without mentioning it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPlayedInFull } from '../../scale.ts';
import { copyWithSample } from '../with-sample.ts';

const SHARED = [
  'test/contract',
  'test/discord',
  'test/render/languages.test.ts',
  'test/rulebook',
  'test/tables/recovery/rebuilding.test.ts',
];
/**
 * At least this many shared tests are named after the game: contract, limits, reading aloud, pictures, rulebook,
 * rebuilding.
 */
const LEAST = 25;

/** The sample's subject, in the same place as for any game. */
function addSubject(folder: string): void {
  const path = join(folder, 'tools', 'conformance', 'games', 'sample');
  const text = readFileSync(join(folder, 'test', 'sample', 'subject.ts'), 'utf8')
    .replaceAll('../../tools/conformance/', '../../')
    .replaceAll('../../src/', '../../../../src/')
    .replaceAll('./room/', '../../../../src/games/sample/');
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'subject.ts'), text);
}

/** The JSON report of vitest. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

test.runIf(isPlayedInFull())('the shared tests pass with the sample game', () => {
  const cwd = copyWithSample(['test', 'tools', 'vitest.config.ts', 'tsconfig.json']);
  addSubject(cwd);
  const vitest = join(cwd, 'node_modules', 'vitest', 'vitest.mjs');
  const { PATH = '', HOME = cwd } = process.env;
  const { stdout } = spawnSync(
    process.execPath,
    [vitest, 'run', ...SHARED, '--maxWorkers=1', '-t', 'sample', '--reporter=json'],
    { cwd, encoding: 'utf8', env: { PATH, HOME, TEST_SCALE: '1' }, maxBuffer: 2 ** 26 },
  );
  const { testResults } = JSON.parse(stdout) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(tests.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(tests.filter(({ status }) => status === 'passed').length).toBeGreaterThan(LEAST);
});
