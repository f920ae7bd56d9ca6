/** The store's report when a disk is full or fails, which SQLite notices only when it commits. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStorage } from '../../../../src/storage/open-storage.ts';
import type { StorageErrorCode } from '../../../../src/tables/model/storage/storage-error.ts';
import type { TableId } from '../../../../src/tables/model/table.ts';
import { newFile } from '../../../shared/stores/stores.ts';
import { commitOf, due, lobby } from '../../../shared/stores/tables.ts';
import { refusesToWriteFor, smallDisk } from './disks.ts';

test("a change that finds the disk full leaves nothing behind, and succeeds when there's room", async ({
  skip,
}) => {
  const disk = smallDisk(4_000) ?? skip('a disk can be mounted only by root');
  const file = join(disk.folder, 'tables.db');
  const heard: StorageErrorCode[] = [];
  const opened = await openStorage(`file:${file}`, { onError: ({ code }) => heard.push(code) });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { store, close, errorNow } = opened;
  const id = 'table-1' as TableId;
  const change = commitOf(lobby({ box: 'x'.repeat(50_000) }), { jobs: [due(0, 'a')] });
  disk.fills();
  await expect(store.commit(change)).rejects.toMatchObject({ name: 'StorageError', code: 'full' });
  expect(heard).toEqual(['full']);
  expect(await store.load(id)).toBeNull();
  expect(await errorNow()).toBe('full');
  disk.hasRoomAgain();
  expect(await errorNow()).toBeNull();
  expect(await store.commit(change)).toBe('done');
  expect(await store.load(id)).not.toBeNull();
  await close();
});

test("a full disk is reported at startup, and the bot starts once there's room", async ({ skip }) => {
  const disk = smallDisk(4_000) ?? skip('a disk can be mounted only by root');
  const url = `file:${join(disk.folder, 'tables.db')}`;
  const made = await openStorage(url);
  if (!made.ok) throw new Error(made.problem.code);
  await made.close();
  disk.fills();
  expect(await openStorage(url)).toMatchObject({ ok: false, problem: { code: 'full' } });
  disk.hasRoomAgain();
  const again = await openStorage(url);
  if (!again.ok) throw new Error(again.problem.code);
  await again.close();
});

test('a change that the disk fails to take counts as damage', async () => {
  const heard: StorageErrorCode[] = [];
  const opened = await openStorage(`file:${newFile()}`, { onError: ({ code }) => heard.push(code) });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { store, close } = opened;
  refusesToWriteFor(process.pid, true);
  try {
    const change = store.commit(commitOf(lobby()));
    await expect(change).rejects.toMatchObject({ name: 'StorageError', code: 'damaged' });
  } finally {
    refusesToWriteFor(process.pid, false);
  }
  expect(heard).toEqual(['damaged']);
  await close();
});
