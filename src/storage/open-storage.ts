/** Opens the storage of a URL: the only file through which other parts of the program come to a back end. */
import { sentenceOf } from './sqlite/errors/problem.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { OpenedStorage, StorageListeners } from './storage.ts';

/** There is one back end, so every URL is one of SQLite: `file:` and a path. */
export async function openStorage(
  url: string,
  listeners: Partial<StorageListeners> = {},
): Promise<OpenedStorage> {
  const opened = await openSqlite(url, listeners);
  if (opened.ok) return opened;
  return { ok: false, problem: { code: opened.problem.code, sentence: sentenceOf(opened.problem) } };
}
