/** Runs every check that does not run the program, even when one of them has failed. */
import { run, say } from './say.mjs';
import { setUp } from './setup.mjs';

const tool = (path, ...args) => [process.execPath, [`node_modules/${path}`, ...args]];
const script = (path, ...args) => tool('tsx/dist/cli.mjs', path, ...args);

const CHECKS = [
  ['format and simple lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['lint with types', tool('oxlint/bin/oxlint', '.')],
  ['who may import whom', script('scripts/checks/imports.ts')],
  ['no game is named outside its rooms', script('scripts/checks/game-names.ts')],
  ['types', tool('typescript/bin/tsc', '--project', '.')],
  ['unused code and packages', tool('knip/bin/knip.js')],
  ['spelling', tool('cspell/bin.mjs', '--no-progress', '--no-summary', '--dot', '.')],
  ['words of all languages', script('scripts/checks/locale-check.ts')],
  ['links of our pages', script('scripts/checks/links.ts')],
  ['RULES.md is up to date', script('scripts/rules-page/rules-page.ts', '--check')],
  ['box files are up to date', script('scripts/generate/box-files.ts', '--check')],
  [
    'migrations make what the schema says',
    tool(
      'prisma/build/index.js',
      'migrate',
      'diff',
      '--from-migrations=prisma/migrations',
      '--to-schema=prisma/schema.prisma',
      '--exit-code',
    ),
    { DATABASE_URL: 'file::memory:', CHECKPOINT_DISABLE: '1' },
  ],
  [
    'schema of PostgreSQL is up to date',
    [process.execPath, ['scripts/generate/postgres-schema.mjs', '--check']],
  ],
  [
    'migrations of PostgreSQL make what its schema says',
    [process.execPath, ['scripts/checks/postgres-migrations.mjs']],
  ],
  ['Dockerfile', tool('dockerfile-utils/bin/dockerfile-utils', 'lint', 'Dockerfile')],
  ['packages: pinned down, and without known grave holes', script('scripts/checks/packages.ts')],
  ['lockfile is complete', ['npm', ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund']]],
];

await setUp({ withTools: true });
let failures = 0;
for (const [what, [command, args], env = {}] of CHECKS) {
  const start = performance.now();
  const { code, output } = await run(command, args, { env });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${what} (${seconds} s)`);
  for (const [, note] of output.matchAll(/^note: (.*)$/gm)) say(`       ${note}`);
  if (code !== 0) {
    failures += 1;
    process.stdout.write(`${output}\n`);
  }
}
say(failures === 0 ? `all ${CHECKS.length} checks passed` : `${failures} of ${CHECKS.length} checks failed`);
process.exitCode = failures === 0 ? 0 : 1;
