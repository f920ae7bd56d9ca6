/** Opens the storage for a URL: the only file through which other parts of the program reach a back end. */
import { sentenceOf } from './sqlite/errors/problem.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { OpenedStorage, StorageListeners } from './storage.ts';
import { isOfPostgres } from './storage-url.ts';

/** The PostgreSQL libraries are loaded only for a PostgreSQL address. */
export async function openStorage(
  url: string,
  listeners: Partial<StorageListeners> = {},
): Promise<OpenedStorage> {
  if (isOfPostgres(url)) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(url, listeners);
  }
  const opened = await openSqlite(url, listeners);
  if (opened.ok) return opened;
  return { ok: false, problem: { code: opened.problem.code, sentence: sentenceOf(opened.problem) } };
}
