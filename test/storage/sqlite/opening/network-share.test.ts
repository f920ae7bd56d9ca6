/** A database on a network share is distinguished from one that can't be opened, and from a damaged one. */
import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { problemIn, sentenceOf } from '../../../../src/storage/sqlite/errors/problem.ts';
import { networkShareOf, shareOf } from '../../../../src/storage/sqlite/file/network-share.ts';
import { openSqlite } from '../../../../src/storage/sqlite/open-sqlite.ts';
import { newFile, newFolder } from '../../../shared/stores/stores.ts';

const ON_NFS = { shareOf: () => 'NFS' };

test.each([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  // Node returns the number with or without a sign.
  [0xff534d42, 'SMB'],
  [0xff534d42 | 0, 'SMB'],
  [0x01021997, '9P'],
  [0xef53, null],
  [0x01021994, null],
  [null, null],
])('the file system with the number %s is %s', (type, share) => {
  expect(shareOf(type)).toBe(share);
});

test("this test's disk is not a share", () => {
  expect(networkShareOf(newFile())).toBeNull();
});

test("another disk is suggested if a database on a share can't be opened", async () => {
  const opened = await openSqlite(`file:${newFolder()}`, {}, ON_NFS);
  if (opened.ok) throw new Error('it was opened');
  expect(opened.problem.code).toBe('network-share');
  expect(sentenceOf(opened.problem)).toMatch(
    /^The database .* is on a network share, where SQLite cannot keep its locks: put it on a disk of this machine, or use PostgreSQL \(NFS: .+\)\.$/,
  );
});

test('other problems on a share are reported as usual', async () => {
  const file = newFile();
  writeFileSync(file, 'Dear diary, today we played until two in the morning.\n'.repeat(40));
  const opened = await openSqlite(`file:${file}`, {}, ON_NFS);
  expect(opened).toMatchObject({ ok: false, problem: { code: 'not-a-database' } });
});

test('a database on a share is opened with a warning at each start', async () => {
  const lines: string[] = [];
  const say = (_: object, line: string) => void lines.push(line);
  const log = { info: say, warn: say, error: say } as never;
  const opened = await openSqlite(`file:${newFile()}`, { log }, ON_NFS);
  if (!opened.ok) throw new Error(sentenceOf(opened.problem));
  onTestFinished(() => opened.close());
  expect(lines).toEqual([
    'the database is on a network share, where SQLite cannot keep its locks: put it on a disk of this machine, or use PostgreSQL',
  ]);
});

test("SQLite's error for locks that do not work is recognized", () => {
  const error = new Database.SqliteError('locking protocol', 'SQLITE_PROTOCOL');
  expect(problemIn(error, 'tables.db')).toMatchObject({ code: 'locked' });
});
