/** Tests whether the database can be written again: writes as much as a change to a table, and rolls it back. */
import { Client } from 'pg';
import type { StorageErrorCode } from '../../tables/model/storage/storage-error.ts';
import { storageErrorIn } from './errors/storage-errors.ts';
import { settingsFor } from './opening/connecting.ts';
import { lackingRights } from './opening/rights.ts';

/** The text is random, since PostgreSQL compresses stored values. */
const FILL = `
  INSERT INTO "StorageNote" SELECT 'probe', string_agg(md5(random()::text), '') FROM generate_series(1, 8000)`;

/** The reason why the database cannot be written now; null if it can. */
export async function whatKeepsFromWriting(url: string): Promise<StorageErrorCode | null> {
  const session = new Client(settingsFor(url));
  session.on('error', () => undefined);
  try {
    await session.connect();
    for (const statement of ['BEGIN', FILL, 'ROLLBACK']) await session.query(statement);
    return (await lackingRights(session)).length > 0 ? 'no-rights' : null;
  } catch (error) {
    const storageError = storageErrorIn(error);
    if (storageError === null) throw error;
    return storageError.code;
  } finally {
    await session.end().catch(() => undefined);
  }
}
