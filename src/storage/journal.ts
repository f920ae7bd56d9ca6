/**
 * When what is written to the database is on the disk: its journal (SQLite's write-ahead log) is flushed and emptied on other
 * threads than the one that answers people. docs/storage.md says why so.
 */
import { closeSync, existsSync, fdatasync, fstatSync, openSync, realpathSync } from 'node:fs';
import { promisify } from 'node:util';
import { Semaphore } from 'async-mutex';
import { StorageError } from '../tables/model/storage-error.ts';
import { CHECKPOINT, openCheckpointThread } from './checkpoint-thread.ts';
import { coalesced } from './coalescing.ts';
import { lossOf } from './opened-file.ts';
import { type StorageErrorListener, storageErrorIn } from './storage-errors.ts';

/** A way to write. */
export type Writes = <T>(writing: () => Promise<T>) => Promise<T>;

export interface Journal {
  /** Writes to the database, at a moment when the journal is not being emptied. */
  readonly write: Writes;
  /** Resolves when everything that was written until now is on the disk. Throws `StorageTrouble` when nobody knows. */
  readonly flushed: () => Promise<void>;
  /**
   * Everything that was written until now is in the database file, and nothing of it in the journal; false where another
   * program was reading it just then, when it is closed, and when another file is in the place of the database.
   */
  readonly emptied: () => Promise<boolean>;
  /** Waits for what is under way. */
  readonly close: () => Promise<void>;
}

export interface JournalNeeds {
  readonly onError: StorageErrorListener;
  /** Brings to the disk what was written to the open file. */
  readonly flush: (file: number) => Promise<void>;
  /** How long a flush took, in ms. */
  readonly measured: (took: number) => void;
  /** What kept the journal from being emptied, where it says nothing of the disk or the file: it grows, and it is tried again. */
  readonly notEmptied: (error: unknown) => void;
}

export const flushForReal = promisify(fdatasync);

/** The size at which it is emptied: some hundred changes of tables. */
const LARGEST = 16 * 1024 * 1024;

/** So many writes may run at once. Emptying the journal takes all the permits, and so runs alone. */
const MOST_WRITERS = 32;

/** The path of the write-ahead log. The file exists while the database is open, and after a program that died. */
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
  const writers = new Semaphore(MOST_WRITERS);
  let closed: Promise<void> | null = null;
  let isClosed = false;
  let failure: StorageError | null = null;
  let limit = LARGEST;

  const flushed = coalesced(async () => {
    if (isClosed) throw new Error('the database is closed');
    // The system forgets what it could not write: that a second try succeeds says nothing of the first.
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
      // The thread opens whatever has that name now: this journal is not its own.
      if (loss() !== null) return false;
      return await thread.emptied((last) => writers.runExclusive(last, MOST_WRITERS));
    } catch (error) {
      const storageError = storageErrorIn(error);
      if (storageError === null) throw error;
      onError(storageError);
      throw storageError;
    }
  });

  /** If emptying fails, it is tried again after another 16 MB. */
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
