/** Detects when the bot must stop writing to its database, and provides the sentence with which it ends. */
import { deferred } from '../../runtime/deferred.ts';
import type { StorageError } from '../../tables/model/storage/storage-error.ts';
import type { StorageErrorListener } from '../storage.ts';
import { withoutPassword } from '../storage-url.ts';

export interface FailureMonitor {
  /** Receives every storage error; only a final one ends the bot. */
  readonly note: StorageErrorListener;
  readonly failed: Promise<string>;
}

/** `lost` resolves when another process has exclusive use of the database. */
export function monitorFailure(url: string, lost: Promise<void>): FailureMonitor {
  const database = withoutPassword(url);
  const final = deferred<StorageError>();
  return {
    note(error) {
      if (error.isFinal) final.resolve(error);
    },
    failed: Promise.race([
      lost.then(
        () =>
          `The database ${database} has been reserved by another program while this one could not reach it: it is being moved, or changed by another version. Start again when that is done.`,
      ),
      final.promise.then(
        ({ message }) =>
          `The database ${database} is damaged, or its disk fails: ${message}. Check the log of its server, and restore a backup.`,
      ),
    ]),
  };
}
