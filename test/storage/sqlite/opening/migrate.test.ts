import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { type Migration, migrationsIn } from '../../../../src/storage/prisma/migrations.ts';
import { migrate } from '../../../../src/storage/sqlite/opening/migrate.ts';
import { newFile, newFolder } from '../../../shared/stores/stores.ts';

const SAGAS = `CREATE TABLE saga (id INTEGER PRIMARY KEY, title TEXT);
CREATE TABLE verse (id INTEGER PRIMARY KEY, sagaId INTEGER NOT NULL REFERENCES saga (id) ON DELETE CASCADE);
INSERT INTO saga VALUES (1, 'Voluspa');
INSERT INTO verse VALUES (1, 1), (2, 1);`;

/** The SQL Prisma writes when a column becomes required: the table is created again and the old one dropped. */
const TITLE_REQUIRED = `PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_saga" ("id" INTEGER PRIMARY KEY, "title" TEXT NOT NULL);
INSERT INTO "new_saga" ("id", "title") SELECT "id", "title" FROM "saga";
DROP TABLE "saga";
ALTER TABLE "new_saga" RENAME TO "saga";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;`;

function migrations(sqlByName: Readonly<Record<string, string>>): readonly Migration[] {
  const folder = newFolder();
  writeFileSync(join(folder, 'migration_lock.toml'), 'provider = "sqlite"');
  for (const [name, sql] of Object.entries(sqlByName)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  }
  return migrationsIn(folder);
}

function ask(file: string, sql: string): unknown {
  const database = new Database(file, { readonly: true });
  const answer = database.prepare(sql).pluck().all();
  database.close();
  return answer;
}

test('migrations are applied once, ordered by name', () => {
  const file = newFile();
  const first = migrations({ '1_sagas': SAGAS });
  const both = migrations({ '2_index': 'CREATE INDEX verses ON verse (sagaId);', '1_sagas': SAGAS });
  expect(migrate(file, first, 0)).toBeNull();
  expect(migrate(file, both, 0)).toBeNull();
  expect(migrate(file, both, 0)).toBeNull();
  expect(ask(file, 'SELECT migration_name FROM _prisma_migrations ORDER BY rowid')).toEqual([
    '1_sagas',
    '2_index',
  ]);
});

test('rebuilding a table does not delete the rows that refer to it', () => {
  const file = newFile();
  expect(migrate(file, migrations({ '1_sagas': SAGAS, '2_title': TITLE_REQUIRED }), 0)).toBeNull();
  expect(ask(file, 'SELECT id FROM verse')).toEqual([1, 2]);
  expect(ask(file, 'SELECT title FROM saga')).toEqual(['Voluspa']);
});

test('if a migration fails, neither it nor the ones before it are applied', () => {
  const file = newFile();
  const sagas = migrations({ '1_sagas': SAGAS });
  const failing = migrations({
    '1_sagas': SAGAS,
    '2_fine': 'CREATE TABLE skald (id INTEGER);',
    '3_fails': 'CREATE TABLE mead (id INTEGER); CREATE TABLE saga (id INTEGER);',
  });
  migrate(file, sagas, 0);
  expect(() => migrate(file, failing, 0)).toThrow('table saga already exists');
  expect(ask(file, "SELECT name FROM sqlite_schema WHERE name IN ('skald', 'mead')")).toEqual([]);
  expect(migrate(file, sagas, 0)).toBeNull();
});

test('a migration that leaves orphaned rows is rolled back', () => {
  const file = newFile();
  const orphaning = migrations({ '1_sagas': SAGAS, '2_orphans': 'DELETE FROM saga;' });
  expect(() => migrate(file, orphaning, 0)).toThrow('migration 2_orphans leaves 2 rows without a parent');
  expect(ask(file, 'SELECT name FROM sqlite_schema')).toEqual([]);
});
