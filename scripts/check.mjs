/**
 * `npm run check`: every check that doesn't run the program, in parallel, even if one has failed; then the tests. With names
 * (`npm run check -- types imports`), it runs only those checks, and no tests. `node scripts/check.mjs` skips the tests.
 */
import { availableParallelism } from 'node:os';
import { giveUp, run, say } from './say.mjs';
import { setUp } from './setup.mjs';

const tool = (path, ...args) => [process.execPath, [`node_modules/${path}`, ...args]];
const script = (path, ...args) => tool('tsx/dist/cli.mjs', path, ...args);

/** Quick checks first, so that most mistakes show within seconds. */
const CHECKS = {
  dockerfile: tool('dockerfile-utils/bin/dockerfile-utils', 'lint', 'Dockerfile'),
  links: script('scripts/checks/links.ts'),
  'game-names': script('scripts/checks/game-names.ts'),
  imports: script('scripts/checks/imports.ts'),
  comments: script('scripts/checks/comments.ts'),
  format: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  locales: script('scripts/checks/locale-check.ts'),
  'postgres-schema': [process.execPath, ['scripts/generate/postgres-schema.mjs', '--check']],
  migrations: [
    ...tool(
      'prisma/build/index.js',
      'migrate',
      'diff',
      '--from-migrations=prisma/migrations',
      '--to-schema=prisma/schema.prisma',
      '--exit-code',
    ),
    { DATABASE_URL: 'file::memory:', CHECKPOINT_DISABLE: '1' },
  ],
  'postgres-migrations': [process.execPath, ['scripts/checks/postgres-migrations.mjs']],
  packages: script('scripts/checks/packages.ts'),
  lockfile: ['npm', ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund']],
  'rules-page': script('scripts/rules-page/rules-page.ts', '--check'),
  'box-files': script('scripts/generate/box-files.ts', '--check'),
  unused: tool('knip/bin/knip.js'),
  types: tool('typescript/bin/tsc', '--project', '.'),
  lint: tool('oxlint/bin/oxlint', '.'),
  spelling: tool('cspell/bin.mjs', '--no-progress', '--no-summary', '--dot', '.'),
};
const WITH_TESTS = '--with-tests';

const given = process.argv.slice(2).filter((arg) => arg !== WITH_TESTS);
const unknown = given.filter((name) => !(name in CHECKS));
if (unknown.length > 0)
  giveUp(`There is no check called ${unknown.join(' or ')}. There are: ${Object.keys(CHECKS).join(', ')}.`);

async function passes(name) {
  const [command, args, env = {}] = CHECKS[name];
  const start = performance.now();
  const { code, output } = await run(command, args, { env });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  for (const [, note] of output.matchAll(/^note: (.*)$/gm)) say(`       ${note}`);
  if (code !== 0) process.stdout.write(`${output}\n`);
  return code === 0;
}

async function failuresAmong(names) {
  const waiting = [...names];
  let failures = 0;
  async function work() {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      if (!(await passes(name))) failures += 1;
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failures;
}

await setUp({ withTools: true });
const names = given.length > 0 ? given : Object.keys(CHECKS);
const failures = await failuresAmong(names);
say(failures === 0 ? `all ${names.length} checks passed` : `${failures} of ${names.length} checks failed`);
process.exitCode = failures === 0 ? 0 : 1;
if (failures === 0 && given.length === 0 && process.argv.includes(WITH_TESTS)) {
  const { code } = await run(process.execPath, ['scripts/test.mjs'], { show: true });
  process.exitCode = code;
}
