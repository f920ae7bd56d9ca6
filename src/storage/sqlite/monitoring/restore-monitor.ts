/** Monitors for a copy that `npm run restore` stages while the bot runs. */
import { existsSync, rmSync } from 'node:fs';
import { deferred } from '../../../runtime/deferred.ts';
import type { StorageListeners } from '../../storage.ts';
import { laidFor } from '../backups/restoring.ts';
import { sentenceOf } from '../errors/problem.ts';
import { problemOfCopy } from '../opening/database.ts';

/** The restore may run as another user or in another container, so no signal would reach the bot. */
const CHECK_EVERY_MS = 1_000;

export interface RestoreMonitor {
  /** Resolves when there is a sound copy. */
  readonly came: Promise<void>;
  readonly close: () => void;
}

/** Removes a copy that the bot cannot use; `npm run restore` waits for that. */
export function monitorForRestore(file: string, log: StorageListeners['log']): RestoreMonitor {
  const copy = laidFor(file);
  const came = deferred<void>();
  const timer = setInterval(() => {
    if (!existsSync(copy)) return;
    const problem = problemOfCopy(copy);
    if (problem === null) return came.resolve();
    rmSync(copy, { force: true });
    log.error({ problem }, `not restored. ${sentenceOf(problem)}`);
  }, CHECK_EVERY_MS).unref();
  return { came: came.promise, close: () => clearInterval(timer) };
}
