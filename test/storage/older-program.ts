/** The program before the newest migration, taken from the repository's history. */
import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { migrationsIn } from '../../src/storage/prisma/migrations.ts';
import { newFolder } from '../shared/stores/stores.ts';

/** Opens a database, and reads all of it as the program does. Reports success, or the reason for the failure. */
const LOOKS = `
import { openStorage } from './src/storage/open-storage.ts';

const opened = await openStorage(process.argv[2]);
if (!opened.ok) {
  console.log(opened.problem.code);
} else {
  const { openTables } = await import('./src/tables/tables.ts');
  const { CATALOGUE } = await import('./src/games/index.ts');
  const now = () => new Date();
  const tables = openTables({ ...opened, catalogue: CATALOGUE, now, errandsWritten: () => undefined });
  for (const id of await tables.allLive()) await tables.loaded(id).catch(() => undefined);
  for (const row of await opened.store.claimDue(now(), 10))
    if (row.errand.kind === 'unreadable') await opened.store.setAside(row, row.errand.why, []);
  await opened.close();
  console.log('opened');
}
`;

function git(...args: readonly string[]): Buffer {
  return execFileSync('git', args, {
    cwd: inPackage(),
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The commit before the migration. Null if the history is missing: in a copy without it, or a shallow clone. */
function commitBefore(migration: string): string | null {
  try {
    const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `prisma/migrations/${migration}`);
    const commit = added.length === 0 ? 'HEAD' : `${added.toString().trim()}^`;
    return git('rev-parse', '--verify', `${commit}^{commit}`).toString().trim();
  } catch {
    return null;
  }
}

const NEWEST = migrationsIn(inPackage('prisma', 'migrations')).at(-1)?.name ?? '';
const COMMIT = commitBefore(NEWEST);

/** Without the history the tests that need it are skipped, except in CI. */
export const hasNoHistory = COMMIT === null && process.env['CI'] === undefined;

/** The older program's report about the database. */
export function olderProgramOn(url: string): string {
  if (COMMIT === null)
    throw new Error('the history is not there, and CI leaves no test out: fetch all of it');
  const folder = newFolder();
  const archive = git(
    'archive',
    '--format=tar',
    COMMIT,
    'src',
    'prisma',
    'assets',
    'package.json',
    'tsconfig.json',
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(inPackage('node_modules'), join(folder, 'node_modules'));
  // Today's client is good enough for a program that may not get far enough to use it.
  symlinkSync(inPackage('src', 'generated'), join(folder, 'src', 'generated'));
  const program = join(folder, 'looks.ts');
  writeFileSync(program, LOOKS);
  const tsx = inPackage('node_modules', 'tsx', 'dist', 'cli.mjs');
  return execFileSync(process.execPath, [tsx, program, url], { cwd: folder, encoding: 'utf8' }).trim();
}
