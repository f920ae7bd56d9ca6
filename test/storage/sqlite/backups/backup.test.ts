/** The commands that copy, check and replace the database, as separate processes while the bot runs. */
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { laidFor } from '../../../../src/storage/sqlite/backups/restoring.ts';
import type { UserId } from '../../../../src/tables/model/table.ts';
import { newFile, newFolder, storageIn, storeIn } from '../../../shared/stores/stores.ts';
import { commitOf, lobby, next } from '../../../shared/stores/tables.ts';
import { fileOfRelease, RELEASES } from '../opening/releases.ts';
import { begun, command, commandWithoutSqlite3 } from './database-command.ts';

async function madeFile(): Promise<string> {
  const file = newFile();
  const { store, close } = await storageIn(file);
  await store.commit(commitOf(lobby()));
  await close();
  return file;
}

function change(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

function wreck(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096);
  writeFileSync(file, bytes);
}

/** The package that is tried first, and its replacement. */
const LIBRARIES = [
  ['sqlite3', command],
  ['better-sqlite3', commandWithoutSqlite3],
] as const;

test.each(LIBRARIES)(
  'a backup made by %s while the bot writes is a consistent, ready-to-use snapshot',
  async (_, runs) => {
    const file = newFile();
    const copy = join(newFolder(), 'backup.db');
    const { store, backups } = await storageIn(file);
    let table = lobby();
    await store.commit(commitOf(table));
    let isRunning = true;
    const running = runs(file, 'backup', copy).finally(() => {
      isRunning = false;
    });
    while (isRunning) {
      table = next(table, { hostId: `host ${table.version + 1}` as UserId });
      expect(await store.commit(commitOf(table))).toBe('done');
      await setImmediate();
    }
    expect(await running).toMatchObject({ code: 0 });
    expect(await store.load(table.id)).toEqual(table);
    expect(await backups.restoredFrom()).toBeNull();
    expect(await runs(file, 'verify', copy)).toEqual({ code: 0, output: `${copy} is sound: 1 table.\n` });

    const copied = await storageIn(copy);
    const then = await copied.store.load(table.id);
    if (then === null) throw new Error('the table is not in the backup');
    expect(then.hostId).toBe(then.version === 1 ? 'ann' : `host ${then.version}`);
    const age = Date.now() - ((await copied.backups.restoredFrom())?.getTime() ?? 0);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60_000);
  },
);

test.each(LIBRARIES)('erased data is left out of backups made by %s', async (_, runs) => {
  const file = await madeFile();
  const secret = 'the reason that somebody wanted forgotten';
  change(
    file,
    `PRAGMA secure_delete = OFF; CREATE TABLE Diary (entry TEXT); INSERT INTO Diary VALUES ('${secret}')`,
  );
  change(file, 'PRAGMA secure_delete = OFF; DELETE FROM Diary');
  expect(readFileSync(file).includes(secret)).toBe(true);
  const copy = join(newFolder(), 'backup.db');
  expect(await runs(file, 'backup', copy)).toMatchObject({ code: 0 });
  expect(readFileSync(copy).includes(secret)).toBe(false);
  expect(readdirSync(dirname(copy))).toEqual(['backup.db']);
});

test('the configured number of backups is kept, named after their time', async () => {
  const file = await madeFile();
  const backups = join(dirname(file), 'backups');
  mkdirSync(backups);
  const others = ['tables-20260101T000000Z.db', 'tables-20260102T000000Z.db', 'diary.db', 'tables-old.db'];
  for (const name of others) writeFileSync(join(backups, name), '');
  const { code, output } = await command(file, 'backup', '--keep', '2');
  expect(output).toContain('Removed 1 older.');
  expect(code).toBe(0);
  expect(readdirSync(backups).sort()).toEqual([
    'diary.db',
    'tables-20260102T000000Z.db',
    expect.stringMatching(/^tables-\d{8}T\d{6}Z\.db$/),
    'tables-old.db',
  ]);
  expect(readdirSync(dirname(file)).sort()).toEqual(['backups', 'tables.db', 'tables.db-held']);
});

test('a backup overwrites nothing', async () => {
  const file = newFile();
  const copy = join(newFolder(), 'backup.db');
  writeFileSync(copy, 'my diary');
  await storeIn(file);
  expect(await command(file, 'backup', copy)).toMatchObject({ code: 1 });
  expect(readFileSync(copy, 'utf8')).toBe('my diary');
});

/** The id of the unprivileged user that every system has. */
const NOBODY = 65_534;

test.skipIf(process.getuid?.() !== 0)(
  'a backup made by root belongs to the owner of the folder',
  async () => {
    const file = newFile();
    await (await storageIn(file)).close();
    const folder = dirname(file);
    chownSync(folder, NOBODY, NOBODY);
    expect(await command(file, 'backup')).toMatchObject({ code: 0 });
    const backups = join(folder, 'backups');
    const made = [backups, ...readdirSync(backups).map((name) => join(backups, name))];
    expect(made.map((path) => statSync(path).uid)).toEqual([NOBODY, NOBODY]);
  },
);

test('a missing database is reported, and nothing is created', async () => {
  const file = join(newFolder(), 'nowhere.db');
  expect(await command(file, 'backup')).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${file} is not there. DATABASE_URL says where`),
  });
  expect(readdirSync(dirname(file))).toEqual([]);
});

test.each(LIBRARIES)('%s detects a damaged database, and makes no backup of it', async (_, runs) => {
  const file = await madeFile();
  const copy = join(newFolder(), 'backup.db');
  wreck(file);
  expect(await runs(file, 'verify')).toMatchObject({ code: 1 });
  expect(await runs(file, 'backup', copy)).toMatchObject({ code: 1 });
  expect(readdirSync(dirname(copy))).toEqual([]);
});

test.each(LIBRARIES)(
  "a restore by %s keeps the replaced database, and treats the backup's jobs as possibly sent",
  async (_, runs) => {
    const [release = ''] = RELEASES.slice(-1);
    const copy = fileOfRelease(release);
    const file = await madeFile();
    const before = readFileSync(file);
    expect(await runs(file, 'restore', copy)).toMatchObject({ code: 0 });
    const names = readdirSync(dirname(file)).sort();
    expect(names).toEqual([
      'tables.db',
      'tables.db-held',
      expect.stringMatching(/^tables\.db-replaced-\d{8}T\d{6}Z$/),
    ]);
    const kept = join(dirname(file), names[2] ?? '');
    expect(await (await storeIn(kept)).load(lobby().id)).toEqual(lobby());
    expect(before.length).toBeGreaterThan(0);

    const { store, backups } = await storageIn(file);
    await backups.distrustJobs();
    await store.commit(commitOf(lobby(), { jobs: [{ job: { kind: 'lobby' }, dueAt: new Date() }] }));
    const due = await store.claimDue(new Date('2027-01-01'), 100);
    const [old, late] = [due.filter(({ id }) => id < 1_000_000), due.filter(({ id }) => id > 1_000_000)];
    expect(old.length).toBeGreaterThan(2);
    expect(old.every(({ attempts }) => attempts > 0)).toBe(true);
    expect(late).toMatchObject([{ attempts: 0, job: { kind: 'lobby' } }]);
  },
);

test('a damaged or unknown backup is not restored', async () => {
  const file = await madeFile();
  const before = readFileSync(file);
  const beside = readdirSync(dirname(file));
  const newer = await madeFile();
  change(
    newer,
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
     VALUES ('x', 'y', '2027-01-01', '20270101000000_dreams')`,
  );
  const damaged = await madeFile();
  wreck(damaged);
  const diary = newFile();
  writeFileSync(diary, 'Dear diary');
  const refused = [
    [newer, 'was made by a newer version (20270101000000_dreams)'],
    [damaged, 'malformed'],
    [diary, 'not a database'],
    [file, 'is the database itself'],
  ] as const;
  for (const [copy, reason] of refused) {
    const was = readFileSync(copy);
    const { code, output } = await command(file, 'restore', copy);
    expect(output).toContain(reason);
    expect(code).toBe(1);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(dirname(file))).toEqual(beside);
    expect(readFileSync(copy).equals(was)).toBe(true);
    if (copy === file) continue;
    expect(readdirSync(dirname(copy)).filter((name) => !name.endsWith('-held'))).toHaveLength(1);
  }
});

test('a database that a bot has open is not replaced, even without sqlite3', async () => {
  const file = newFile();
  const store = await storeIn(file);
  await store.commit(commitOf(lobby()));
  const copy = join(newFolder(), 'backup.db');
  expect(await commandWithoutSqlite3(file, 'backup', copy)).toMatchObject({ code: 0 });
  writeFileSync(laidFor(file), readFileSync(copy));
  const { code, output } = await commandWithoutSqlite3(file, 'restore', copy);
  expect(output).toContain('is already waiting for the bot');
  expect(code).toBe(1);
});

test('a bot that does not take the copy keeps its database, and has nothing to take later', async () => {
  const file = newFile();
  const store = await storeIn(file);
  await store.commit(commitOf(lobby()));
  const copy = join(newFolder(), 'backup.db');
  expect(await command(file, 'backup', copy)).toMatchObject({ code: 0 });
  const before = readdirSync(dirname(file)).sort();
  const folder = watch(dirname(file));
  const laid = new Promise<void>((resolve) => {
    folder.on('change', (_, name) => name === basename(laidFor(file)) && resolve());
  });
  const { ended, signal } = begun(file, 'restore', copy);
  await laid;
  folder.close();
  signal('SIGINT');
  expect(await ended).toMatchObject({ code: 1, output: expect.stringContaining('the copy was withdrawn') });
  expect(readdirSync(dirname(file)).sort()).toEqual(before);
  expect(await store.load(lobby().id)).toEqual(lobby());
});

test('without a known subcommand, the script lists its subcommands', async () => {
  for (const args of [[], ['backup', '--keep', '0']]) {
    const { code, output } = await command(newFile(), ...args);
    expect(code).toBe(1);
    expect(output).toContain('npm run restore -- FILE');
  }
});
