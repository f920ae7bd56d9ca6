/** The stores on an opened SQLite file, whose journal flushes what they write to disk. */
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { StorageError } from '../../tables/model/storage/storage-error.ts';
import type { Durability, Writes } from '../prisma/engine.ts';
import { type Stores, storesOn } from '../prisma/stores.ts';
import type { StorageListeners } from '../storage.ts';
import { backupsOver } from './backups/copies.ts';
import { sqliteDialect } from './dialect.ts';
import { storageErrorIn } from './errors/storage-errors.ts';
import { flushForReal, type Journal, type JournalNeeds, openJournal } from './journal/journal.ts';
import { openSettling } from './journal/settling.ts';

interface Database {
  readonly file: string;
  readonly client: PrismaClient;
  readonly close: () => Promise<void>;
}

export function storesOver(
  { file, client, close }: Database,
  { onError = nobody, flushed = nobody, damaged = nobody, log }: Partial<StorageListeners> = {},
  flush: JournalNeeds['flush'] = flushForReal,
): Stores & { readonly close: () => Promise<void> } {
  const notEmptied = (error: unknown) =>
    log?.error({ error }, 'cannot empty the database journal, which keeps growing');
  const journal = openJournal(file, { onError, flush, measured: flushed, notEmptied });
  const durability = durabilityOf(journal);
  const engine = {
    client,
    dialect: sqliteDialect(client),
    durability,
    backups: backupsOver(client, durability.lasting),
    storageErrorIn,
  };
  return {
    ...storesOn(engine, { onError, damaged }),
    async close() {
      await journal.close();
      await close();
    },
  };
}

function durabilityOf(journal: Journal): Durability {
  const lasting: Writes = async (writing) => {
    const written = await journal.write(writing);
    await journal.flushed();
    return written;
  };
  return {
    write: journal.write,
    lasting,
    settling: openSettling(journal),
    /**
     * Old values stay in the journal until it is emptied, and in the file until emptying overwrites them with zeros
     * (opening/pragmas.ts).
     */
    async forget() {
      if (!(await journal.emptied()))
        throw new StorageError('locked', 'somebody reads the journal, so it is not emptied');
    },
  };
}

function nobody(): void {}
