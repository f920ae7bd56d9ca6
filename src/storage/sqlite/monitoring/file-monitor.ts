/** Monitors the database file: once it is removed or replaced, nothing that the bot writes is kept. */
import { deferred } from '../../../runtime/deferred.ts';
import type { StorageListeners } from '../../storage.ts';
import { type Loss, lossOf } from '../file/opened-file.ts';

/** Each check is one cheap system call. */
const CHECK_EVERY_MS = 1_000;

export interface FileMonitor {
  /** Resolves when the opened file is removed or replaced. */
  readonly lost: Promise<Loss>;
  readonly close: () => void;
}

/** Call it while the file is still the one that was opened. */
export function monitorFile(file: string, log: StorageListeners['log'], every = CHECK_EVERY_MS): FileMonitor {
  const found = lossOf(file);
  const lost = deferred<Loss>();
  let canCheck = true;
  /** A failed check proves nothing about the file, which may still be writable: it is logged, and tried again. */
  const check = () => {
    try {
      const loss = found();
      if (!canCheck) log.info('database health check working again');
      canCheck = true;
      if (loss !== null) lost.resolve(loss);
    } catch (error) {
      if (canCheck) log.warn({ error }, 'database health check failed');
      canCheck = false;
    }
  };
  const timer = setInterval(check, every).unref();
  return { lost: lost.promise, close: () => clearInterval(timer) };
}
