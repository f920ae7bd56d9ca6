/** Joins the stores that keep everything in one opened database. */
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Storage, StorageListeners } from '../storage.ts';
import { backupsOver } from './backups/copies.ts';
import { reportingErrors } from './errors/storage-errors.ts';
import { flushForReal, type JournalNeeds, openJournal, type Writes } from './journal/journal.ts';
import { boxShelfOver } from './people/box-shelf.ts';
import { peopleKeptOver } from './people/people-kept.ts';
import { statisticsOver } from './people/results.ts';
import { settingsOver } from './people/settings.ts';
import { tableStoreOver } from './tables/table-store.ts';

interface Database {
  readonly file: string;
  readonly client: PrismaClient;
  readonly close: () => Promise<void>;
}

export type Stores = Pick<
  Storage,
  'store' | 'boxes' | 'settings' | 'statistics' | 'people' | 'backups' | 'close'
>;

export function storesOver(
  { file, client, close }: Database,
  { onError = nobody, flushed = nobody, damaged = nobody, log }: Partial<StorageListeners> = {},
  flush: JournalNeeds['flush'] = flushForReal,
): Stores {
  const notEmptied = (error: unknown) =>
    log?.error({ error }, 'the journal of the database could not be emptied, and grows');
  const journal = openJournal(file, { onError, flush, measured: flushed, notEmptied });
  /** For writes that people are told of at once: resolves when they are on the disk. */
  const lasting: Writes = async (writing) => {
    const written = await journal.write(writing);
    await journal.flushed();
    return written;
  };
  return {
    store: reportingErrors(tableStoreOver(client, journal, damaged), onError),
    statistics: reportingErrors(statisticsOver(client, damaged), onError),
    people: reportingErrors(peopleKeptOver(client, journal), onError),
    boxes: reportingErrors(boxShelfOver(client, lasting, damaged), onError),
    settings: reportingErrors(settingsOver(client, lasting, damaged), onError),
    backups: reportingErrors(backupsOver(client, lasting), onError),
    async close() {
      await journal.close();
      await close();
    },
  };
}

function nobody(): void {}
