/** Detects when the bot must stop writing to its database, and provides the sentence with which it ends. */
import { deferred } from '../../../runtime/deferred.ts';
import type { StorageError } from '../../../tables/model/storage/storage-error.ts';
import type { StorageErrorListener, StorageListeners } from '../../storage.ts';
import type { Loss } from '../file/opened-file.ts';
import { monitorFile } from './file-monitor.ts';

export interface FailureMonitor {
  /** Receives every storage error; only a final one ends the bot. */
  readonly note: StorageErrorListener;
  readonly failed: Promise<string>;
  readonly close: () => void;
}

/** Call it while `file`, which is the file that `url` refers to, is still the one that was opened. */
export function monitorFailure(url: string, file: string, log: StorageListeners['log']): FailureMonitor {
  const { lost, close } = monitorFile(file, log);
  const final = deferred<StorageError>();
  return {
    note(error) {
      if (error.isFinal) final.resolve(error);
    },
    failed: Promise.race([
      lost.then((loss) => sentenceOfLoss(url, loss)),
      final.promise.then((error) => sentenceOfFinalError(url, error)),
    ]),
    close,
  };
}

/** The bot still has the old file open, but no one else can open it: when the process ends, the file is gone. */
function sentenceOfLoss(url: string, loss: Loss): string {
  return `The database ${url} was ${loss} while the bot ran, so nothing more can be saved. Put the right file back, or restore a backup (npm run restore -- FILE), and start again.`;
}

/**
 * Every further write could destroy data that a repair could still save. When the program restarts, it checks the file first, and
 * continues if the file is sound.
 */
function sentenceOfFinalError(url: string, { code, message }: StorageError): string {
  if (code === 'full')
    return `There is no room left for the database ${url}: ${message}. Free up space and start again.`;
  return `The database ${url} is damaged, or its disk fails: ${message}. Check it with npm run database -- verify, and restore a backup with npm run restore -- FILE.`;
}
