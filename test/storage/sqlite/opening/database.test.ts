import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import {
  type DatabaseProblem,
  problemIn,
  sentenceOf,
} from '../../../../src/storage/sqlite/errors/problem.ts';
import { openDatabase, ourMigrations } from '../../../../src/storage/sqlite/opening/database.ts';
import type { UserId } from '../../../../src/tables/model/table.ts';
import { newFile, newFolder, storageIn, storeIn } from '../../../shared/stores/stores.ts';
import { commitOf, due, lobby, next } from '../../../shared/stores/tables.ts';

/** Runs SQL on the file as another program would. */
function change(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

/** A file that this program created and closed, with one table in it. */
async function madeFile(): Promise<string> {
  const file = newFile();
  const { store, close } = await storageIn(file);
  await store.commit(commitOf(lobby()));
  await close();
  return file;
}

async function problemWith(file: string): Promise<DatabaseProblem> {
  const opened = await openDatabase(`file:${file}`);
  if (opened.ok) throw new Error('it was opened');
  return opened.problem;
}

/** Expects the database to be refused and its file to stay unchanged. */
async function expectRefusal(file: string, code: DatabaseProblem['code']): Promise<void> {
  const before = readFileSync(file);
  const beside = readdirSync(dirname(file));
  const problem = await problemWith(file);
  expect(problem).toMatchObject({ code, file });
  expect(sentenceOf(problem)).toContain(file);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(dirname(file))).toEqual(beside);
}

test('a missing database is created, with its folders', async () => {
  const file = join(newFolder(), 'a', 'b', 'tables.db');
  const store = await storeIn(file);
  await store.commit(commitOf(lobby()));
  expect(await store.load(lobby().id)).toEqual(lobby());
});

test('an empty file is treated like a missing one', async () => {
  const file = newFile();
  writeFileSync(file, '');
  const store = await storeIn(file);
  expect(await store.commit(commitOf(lobby()))).toBe('done');
});

test('the documented pragmas are set', async () => {
  const opened = await openDatabase(`file:${newFile()}`);
  if (!opened.ok) throw new Error(opened.problem.code);
  const { client, close } = opened;
  onTestFinished(close);
  const isSet = async (name: string) => {
    const [row] = await client.$queryRawUnsafe<readonly object[]>(`PRAGMA ${name}`);
    const value: unknown = Object.values(row ?? {})[0];
    return typeof value === 'bigint' ? Number(value) : value;
  };
  const expected = {
    journal_mode: 'wal',
    synchronous: 1,
    foreign_keys: 1,
    busy_timeout: 1000,
    wal_autocheckpoint: 0,
    journal_size_limit: 16_777_216,
    cache_size: -16_000,
    mmap_size: 0,
    temp_store: 2,
    secure_delete: 1,
    cell_size_check: 1,
    trusted_schema: 0,
    auto_vacuum: 0,
  };
  for (const [name, value] of Object.entries(expected)) expect(await isSet(name), name).toBe(value);
});

test('deleted data is removed from the file', async () => {
  const file = newFile();
  const { store, close } = await storageIn(file);
  await store.commit(commitOf(lobby({ hostId: 'somebody who wants to be forgotten' as UserId })));
  await store.commit(commitOf(next(lobby(), { hostId: 'erased' as UserId })));
  await close();
  expect(readFileSync(file).includes('erased')).toBe(true);
  expect(readFileSync(file).includes('somebody who wants to be forgotten')).toBe(false);
});

test('a database has one bot: a second one is refused until the first has closed it or died', async () => {
  const file = await madeFile();
  const first = await storageIn(file);
  expect(await problemWith(file)).toMatchObject({ code: 'in-use', file });
  await first.close();
  const dying = `
    const Database = require('better-sqlite3');
    new Database(${JSON.stringify(`${file}-held`)}).exec('BEGIN EXCLUSIVE');
    process.kill(process.pid, 'SIGKILL');`;
  expect(spawnSync(process.execPath, ['--eval', dying]).signal).toBe('SIGKILL');
  expect(await (await storeIn(file)).load(lobby().id)).toEqual(lobby());
});

test('a bot keeps its database even if a person deletes its lock file and others keep trying', async () => {
  const file = await madeFile();
  const first = await storageIn(file);
  rmSync(`${file}-held`);
  for (const _ of ['once', 'again']) expect(await problemWith(file)).toMatchObject({ code: 'in-use', file });
  expect(await first.store.commit(commitOf(next(lobby())))).toBe('done');
  await first.close();
  expect(await (await storeIn(file)).load(lobby().id)).toEqual(next(lobby()));
});

test('the database of a killed bot is opened even without the lock file', async () => {
  const file = await madeFile();
  const { store } = await storageIn(file);
  await store.commit(commitOf(next(lobby()), { jobs: [due(0, 'first')] }));
  // The files of a bot that didn't close them, unchanged.
  const left = newFile();
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${left}${end}`);
  const again = await openDatabase(`file:${left}`);
  if (!again.ok) throw new Error(sentenceOf(again.problem));
  onTestFinished(() => again.close());
  expect(again.wasCutOff).toBe(true);
});

test('the commits of a killed program are kept', async () => {
  const file = await madeFile();
  const dying = `
    const Database = require('better-sqlite3');
    const database = new Database(${JSON.stringify(file)});
    database.exec("UPDATE GameTable SET hostId = 'zoe'");
    process.kill(process.pid, 'SIGKILL');`;
  expect(spawnSync(process.execPath, ['--eval', dying]).signal).toBe('SIGKILL');
  expect(existsSync(`${file}-wal`)).toBe(true);
  expect((await (await storeIn(file)).load(lobby().id))?.hostId).toBe('zoe');
});

test("a file that isn't a database is refused", async () => {
  const file = newFile();
  writeFileSync(file, 'Dear diary, today we played until two in the morning.\n'.repeat(40));
  await expectRefusal(file, 'not-a-database');
});

test('a damaged database is refused', async () => {
  const file = await madeFile();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096);
  writeFileSync(file, bytes);
  await expectRefusal(file, 'corrupt');
});

test('a database with orphaned rows is refused', async () => {
  const file = await madeFile();
  change(file, 'PRAGMA foreign_keys = OFF; DELETE FROM GameTable');
  await expectRefusal(file, 'corrupt');
});

test('a database whose index contradicts its rows is refused', async () => {
  const file = await madeFile();
  const [page] = rootPageOf(file, 'GameTable_liveChannelId_key');
  const bytes = readFileSync(file);
  bytes.write('chapter', bytes.indexOf('channel', ((page ?? 0) - 1) * 4096));
  writeFileSync(file, bytes);
  await expectRefusal(file, 'corrupt');
});

function rootPageOf(file: string, index: string): readonly number[] {
  const database = new Database(file);
  const pages = database
    .prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .pluck()
    .all(index);
  database.close();
  return pages;
}

test('a truncated database is refused', async () => {
  const file = await madeFile();
  writeFileSync(file, readFileSync(file).subarray(0, 3 * 4096));
  await expectRefusal(file, 'corrupt');
});

test("another program's database is refused", async () => {
  const file = newFile();
  change(file, 'CREATE TABLE photos (id INTEGER PRIMARY KEY)');
  await expectRefusal(file, 'foreign');
});

test('a database from a newer version of this program is refused', async () => {
  const file = await madeFile();
  change(
    file,
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
     VALUES ('x', 'y', '2027-01-01', '20270101000000_dreams')`,
  );
  await expectRefusal(file, 'newer');
  expect((await problemWith(file)).detail).toBe('20270101000000_dreams');
});

test('a database created with a different migration text is refused', async () => {
  const file = await madeFile();
  change(file, "UPDATE _prisma_migrations SET checksum = 'other'");
  await expectRefusal(file, 'edited');
});

test('a database with a half-applied migration is refused', async () => {
  const file = await madeFile();
  change(file, 'UPDATE _prisma_migrations SET finished_at = NULL');
  await expectRefusal(file, 'unfinished');
});

test('a database that another program is writing is refused', async () => {
  const file = await madeFile();
  const writer = new Database(file);
  onTestFinished(() => {
    writer.close();
  });
  writer.exec('BEGIN IMMEDIATE');
  const opened = await openDatabase(`file:${file}`, { migrations: ourMigrations(), lockTimeoutMs: 10 });
  expect(opened).toMatchObject({ ok: false, problem: { code: 'locked', file } });
});

test("a path that can't be a file is refused", async () => {
  const folder = newFolder();
  expect(await problemWith(folder)).toMatchObject({ code: 'cannot-open' });
  writeFileSync(join(folder, 'file'), '');
  expect(await problemWith(join(folder, 'file', 'tables.db'))).toMatchObject({ code: 'cannot-open' });
});

test("SQLite's error for a read-only file is recognized", async () => {
  const file = await madeFile();
  const reader = new Database(file, { readonly: true });
  onTestFinished(() => {
    reader.close();
  });
  let problem: DatabaseProblem | null = null;
  try {
    reader.exec('DELETE FROM GameTable');
  } catch (error) {
    problem = problemIn(error, file);
  }
  expect(problem).toMatchObject({ code: 'read-only', file });
});

test.skipIf(process.getuid?.() === 0)('a read-only file is refused', async () => {
  const file = await madeFile();
  chmodSync(file, 0o444);
  await expectRefusal(file, 'read-only');
});

test("an unrelated error isn't mistaken for a damaged file", () => {
  expect(() => problemIn(new TypeError('a bug'), 'tables.db')).toThrow('a bug');
});

test('a row changed from outside is reported when it is read', async () => {
  const changes = [
    ["UPDATE GameTable SET snapshotJson = '{}'", 'GameTable table-1 snapshotJson'],
    ["UPDATE GameTable SET optionsJson = '{'", 'GameTable table-1 optionsJson'],
    ["UPDATE GameTable SET boxJson = '{'", 'GameTable table-1 boxJson'],
    [`UPDATE GameTable SET taleJson = '{"events":[{}],"told":0}'`, 'GameTable table-1 taleJson'],
    ["UPDATE GameTable SET status = 'asleep'", 'GameTable table-1 status'],
    ["UPDATE GameTable SET passing = 'never'", 'GameTable table-1 passing'],
    ["UPDATE GameTable SET advice = 'loud'", 'GameTable table-1 advice'],
  ] as const;
  for (const [sql, where] of changes) {
    const file = await madeFile();
    change(file, sql);
    await expect((await storeIn(file)).load(lobby().id)).rejects.toMatchObject({
      name: 'UnreadableTable',
      message: expect.stringContaining(where),
    });
  }
});
