/** Real database files in folders of their own, deleted after the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStorage } from '../../../src/storage/open-storage.ts';
import type { Storage, StorageListeners } from '../../../src/storage/storage.ts';
import type { TableStore } from '../../../src/tables/model/storage/store.ts';
import { putNewDatabase } from './new-database.ts';

/** A folder that is deleted after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function newFile(): string {
  return join(newFolder(), 'tables.db');
}

/** Opens a store for the test that calls this, and closes it after that test. */
export async function storeIn(file?: string): Promise<TableStore> {
  return (await storageIn(file)).store;
}

/** A copy of a new database, for tests that do not check how one is created. */
export async function newDatabaseFile(): Promise<string> {
  const file = newFile();
  await putNewDatabase(file);
  return file;
}

/** Opens a storage for the test that calls this, and closes it after that test. */
export async function storageIn(file?: string, listeners: Partial<StorageListeners> = {}): Promise<Storage> {
  const opened = await openStorage(`file:${file ?? (await newDatabaseFile())}`, listeners);
  if (!opened.ok) throw new Error(`no store: ${opened.problem.code}`);
  onTestFinished(() => opened.close());
  return opened;
}
