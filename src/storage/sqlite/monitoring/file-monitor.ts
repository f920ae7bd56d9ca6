/** Monitors the database file: once it is removed or replaced, nothing that the bot writes is kept. */
import { deferred } from '../../../runtime/deferred.ts';
import type { StorageListeners } from '../../storage.ts';
import { type Loss, lossOf } from '../file/opened-file.ts';

/** Each check is one cheap system call. */
const LOOK_EVERY_MS = 1_000;

export interface FileMonitor {
  /** Resolves when the opened file is removed or replaced. */
  readonly lost: Promise<Loss>;
  readonly close: () => void;
}

/** Call it while the file is still the one that was opened. */
export function monitorFile(file: string, log: StorageListeners['log'], every = LOOK_EVERY_MS): FileMonitor {
  const found = lossOf(file);
  const lost = deferred<Loss>();
  let canLook = true;
  /** A failed check proves nothing about the file, which may still be writable: it is logged, and tried again. */
  const look = () => {
    try {
      const loss = found();
      if (!canLook) log.info('database health check working again');
      canLook = true;
      if (loss !== null) lost.resolve(loss);
    } catch (error) {
      if (canLook) log.warn({ error }, 'database health check failed');
      canLook = false;
    }
  };
  const timer = setInterval(look, every).unref();
  return { lost: lost.promise, close: () => clearInterval(timer) };
}
