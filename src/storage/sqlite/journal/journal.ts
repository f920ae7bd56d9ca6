/**
 * Flushes what is written to the database to disk: other threads flush and empty its journal (SQLite's write-ahead log), so that
 * the thread that serves people never waits. docs/storage.md explains why.
 */
import { closeSync, existsSync, fdatasync, fstatSync, openSync, realpathSync } from 'node:fs';
import { promisify } from 'node:util';
import { Semaphore } from 'async-mutex';
import { StorageError } from '../../../tables/model/storage/storage-error.ts';
import type { Writes } from '../../prisma/engine.ts';
import type { StorageErrorListener } from '../../storage.ts';
import { storageErrorIn } from '../errors/storage-errors.ts';
import { lossOf } from '../file/opened-file.ts';
import { CHECKPOINT, openCheckpointThread } from './checkpoint-thread.ts';
import { coalesced } from './coalescing.ts';

export interface Journal {
  /** Runs a write while the journal is not being emptied. */
  readonly write: Writes;
  /** Resolves when everything written so far is on disk. Throws `StorageError` if that is uncertain. */
  readonly flushed: () => Promise<void>;
  /**
   * Moves everything written so far from the journal into the database file. Resolves to false if another process was reading, if
   * the journal is closed, or if another file has replaced the database.
   */
  readonly emptied: () => Promise<boolean>;
  /** Waits for pending writes. */
  readonly close: () => Promise<void>;
}

export interface JournalNeeds {
  readonly onError: StorageErrorListener;
  /** Flushes the open file with this descriptor to disk. */
  readonly flush: (file: number) => Promise<void>;
  /** Called with the time a flush took, in ms. */
  readonly measured: (took: number) => void;
  /**
   * Called with an error that kept the journal from being emptied and that isn't a storage error. The journal grows, and emptying
   * is tried again.
   */
  readonly notEmptied: (error: unknown) => void;
}

export const flushForReal = promisify(fdatasync);

/** The size in bytes at which the journal is emptied: a few hundred changes to tables. */
const LARGEST = 16 * 1024 * 1024;

/** The maximum number of concurrent writes. Emptying the journal takes all the permits, so it runs alone. */
const MAX_WRITERS = 32;

/** The path of the write-ahead log. It exists while the database is open, and after a process has died. */
export function journalOf(database: string): string {
  return `${existsSync(database) ? realpathSync(database) : database}-wal`;
}

export function openJournal(
  database: string,
  { onError, flush, measured, notEmptied }: JournalNeeds,
  program = CHECKPOINT,
): Journal {
  // Closing any handle on a file drops all of this process's POSIX locks on it. SQLite locks the database and -shm, never
  // -wal, so a second handle on -wal is safe.
  const journal = openSync(journalOf(database), 'r+');
  const thread = openCheckpointThread(database, program);
  const loss = lossOf(database);
  const writers = new Semaphore(MAX_WRITERS);
  let closed: Promise<void> | null = null;
  let isClosed = false;
  let failure: StorageError | null = null;
  let limit = LARGEST;

  const flushed = coalesced(async () => {
    if (isClosed) throw new Error('the database is closed');
    // The system forgets what it could not write, so a second flush that succeeds proves nothing about the first.
    if (failure !== null) throw failure;
    const start = performance.now();
    try {
      await flush(journal);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failure = new StorageError(storageErrorIn(error)?.code ?? 'damaged', message, true);
      onError(failure);
      throw failure;
    }
    measured(performance.now() - start);
  });

  const emptied = coalesced(async () => {
    if (isClosed) return false;
    try {
      // The thread opens the file that has this name now, which would not be this journal's database.
      if (loss() !== null) return false;
      return await thread.emptied((last) => writers.runExclusive(last, MAX_WRITERS));
    } catch (error) {
      const storageError = storageErrorIn(error);
      if (storageError === null) throw error;
      onError(storageError);
      throw storageError;
    }
  });

  /** Empties a large journal. If that fails, the bot tries again after another 16 MB. */
  async function emptyLarge(): Promise<void> {
    if (isClosed || fstatSync(journal).size <= limit) return;
    limit = Number.POSITIVE_INFINITY;
    try {
      await emptied();
    } catch (error) {
      if (!(error instanceof StorageError)) notEmptied(error);
    } finally {
      limit = fstatSync(journal).size + LARGEST;
    }
  }

  async function close(): Promise<void> {
    await Promise.allSettled([flushed()]);
    isClosed = true;
    await Promise.allSettled([emptied()]);
    await thread.close();
    closeSync(journal);
  }

  return {
    async write(writing) {
      const written = await writers.runExclusive(writing);
      void emptyLarge();
      return written;
    },
    flushed,
    emptied,
    close() {
      closed ??= close();
      return closed;
    },
  };
}
