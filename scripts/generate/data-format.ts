/**
 * `npx tsx scripts/generate/data-format.ts NAME` raises the data format of the database, after a stored form has changed: it adds
 * a migration of that name for each back end. test/storage/data-format.test.ts fails until you do.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { DATA_FORMAT, fingerprintOf, formatOf, migrationNaming } from '../../src/storage/data-format.ts';
import { migrationsIn } from '../../src/storage/prisma/migrations.ts';

const FOLDERS = [inPackage('prisma', 'migrations'), inPackage('prisma', 'postgres', 'migrations')];

const [name = ''] = process.argv.slice(2);
const fingerprint = fingerprintOf(DATA_FORMAT);
const known = FOLDERS.map((folder) => formatOf(migrationsIn(folder)));

if (known.every((format) => format === fingerprint)) {
  process.stdout.write('the data format has not changed\n');
} else if (!/^[a-z][a-z_]*$/.test(name)) {
  process.stderr.write('npx tsx scripts/generate/data-format.ts NAME     such as offers_name_the_turn\n');
  process.exitCode = 2;
} else {
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  for (const folder of FOLDERS) {
    const made = join(folder, `${moment}_${name}`);
    mkdirSync(made);
    writeFileSync(join(made, 'migration.sql'), migrationNaming(fingerprint));
    process.stdout.write(`${made}\n`);
  }
  process.stdout.write('now add what this program leaves behind: test/storage/releases/README.md\n');
}
