/** A database older than what people have seen is noticed when it is opened, however it got there. */
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStorage } from '../../../../src/storage/open-storage.ts';
import type { TableStore } from '../../../../src/tables/model/storage/store.ts';
import { newFile } from '../../../shared/stores/stores.ts';
import { commitOf, due, lobby, NOON, next, secondsAfterNoon } from '../../../shared/stores/tables.ts';

async function opened(file: string) {
  const found = await openStorage(`file:${file}`);
  if (!found.ok) throw new Error(found.problem.code);
  return found;
}

async function saysAll(store: TableStore): Promise<void> {
  for (const row of await store.claimDue(secondsAfterNoon(60), 10)) await store.finish(row);
}

/** A table with one message posted before the copy, and a second one after it. */
async function playedOn(file: string): Promise<void> {
  const first = await opened(file);
  expect(first.missing).toBe('perhaps-everything');
  await first.store.commit(commitOf(lobby(), { jobs: [due(1, 'before')] }));
  await saysAll(first.store);
  await first.close();
  copyFileSync(file, `${file}-by-hand`);
  const second = await opened(file);
  expect(second.missing).toBeNull();
  await second.store.commit(commitOf(next(lobby()), { jobs: [due(2, 'after')] }));
  await saysAll(second.store);
  await second.close();
}

test('an old copy that a person put in place is treated once as a backup from the time of its last change', async () => {
  const file = newFile();
  await playedOn(file);
  copyFileSync(`${file}-by-hand`, file);
  const { backups, missing, close } = await opened(file);
  expect(missing).toBe('latest');
  expect(await backups.restoredFrom()).toEqual(NOON);
  await backups.distrustJobs();
  await backups.finishRestore();
  await close();
  const again = await opened(file);
  expect(again.missing).toBeNull();
  expect(await again.backups.restoredFrom()).toBeNull();
  await again.close();
});

test('a backup restored twice is announced both times, and then no longer treated as old', async () => {
  const file = newFile();
  await playedOn(file);
  const marked = new Database(`${file}-by-hand`);
  marked.pragma('user_version = 1');
  marked.close();
  for (const time of ['first', 'second']) {
    copyFileSync(`${file}-by-hand`, file);
    const restored = await opened(file);
    expect(restored.missing).toBeNull();
    await restored.backups.distrustJobs();
    await restored.backups.finishRestore();
    const jobs = time === 'first' ? [due(2, 'more'), due(3, 'and more')] : [due(2, 'less')];
    await restored.store.commit(commitOf(next(lobby()), { jobs }));
    for (const _ of jobs) await saysAll(restored.store);
    await restored.close();
  }
  const again = await opened(file);
  expect(again.missing).toBeNull();
  await again.close();
});

test('a missing database is not mistaken for one that never existed', async () => {
  const file = newFile();
  await playedOn(file);
  rmSync(file);
  const { backups, missing, close } = await opened(file);
  expect(missing).toBe('everything');
  expect(await backups.restoredFrom()).toBeNull();
  await close();
  const again = await opened(file);
  expect(again.missing).toBeNull();
  await again.close();
});

test('jobs that were never sent, and an unreadable mark, are ignored', async () => {
  const file = newFile();
  await playedOn(file);
  const { store, close } = await opened(file);
  await store.commit(commitOf(next(next(lobby())), { jobs: [due(3, 'unheard')] }));
  await close();
  expect(existsSync(`${file}-shown`)).toBe(true);
  writeFileSync(`${file}-shown`, 'scribbles');
  const again = await opened(file);
  expect(again.missing).toBeNull();
  await again.close();
});
