/** Only the bot's own user can read its data, in every file of the database. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copy } from '../../../scripts/database/copying.ts';
import { restore } from '../../../scripts/database/restore.ts';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { newFile, newFolder } from '../../shared/stores/stores.ts';
import { commitOf, due, lobby, NOON } from '../../shared/stores/tables.ts';
import { claimOne } from '../contract/outbox-rows.ts';

const OWN = 0o600;

function modesIn(folder: string): Readonly<Record<string, string>> {
  const modes = readdirSync(folder).map((name) => [name, octal(statSync(join(folder, name)).mode & 0o777)]);
  return Object.fromEntries(modes);
}

function octal(mode: number): string {
  return mode.toString(8);
}

test("the database, its journal, its lock, its notes and its backups can be accessed only by the bot's user", async () => {
  const file = newFile();
  const opened = await openStorage(`file:${file}`);
  if (!opened.ok) throw new Error(opened.problem.sentence);
  onTestFinished(() => opened.close());
  await opened.store.commit(commitOf(lobby(), { jobs: [due(0, 'first')] }));
  await opened.store.finish(await claimOne(opened.store, 0));
  opened.lastSeen.noteSeen(NOON);
  const own = octal(OWN);
  const running = { 'tables.db': own, 'tables.db-wal': own, 'tables.db-shm': own };
  const lock = { 'tables.db-held': own, 'tables.db-held-journal': own };
  expect(modesIn(dirname(file))).toEqual({ ...running, ...lock, 'tables.db-seen': own });

  const backups = newFolder();
  await copy(file, join(backups, 'backup.db'), NOON);
  expect(modesIn(backups)).toEqual({ 'backup.db': own });

  await opened.close();
  await restore(file, join(backups, 'backup.db'));
  const modes = modesIn(dirname(file));
  expect(Object.keys(modes)).toContain('tables.db-shown');
  expect(Object.keys(modes).some((name) => name.includes('-replaced-'))).toBe(true);
  expect(new Set(Object.values(modes))).toEqual(new Set([own]));
});
