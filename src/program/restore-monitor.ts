/** Looks out for a copy that `npm run restore` lays ready while the bot runs. */
import { existsSync, rmSync } from 'node:fs';
import type { Logger } from 'pino';
import { fileOf, problemOfCopy } from '../storage/database.ts';
import { sentenceOf } from '../storage/problem.ts';
import { laidFor } from '../storage/restoring.ts';

/** Whoever lays it ready is another user's process perhaps, or in another container: no signal would reach the bot. */
const LOOK_EVERY_MS = 1_000;

export interface RestoreMonitor {
  /** Resolves when there is one that can be taken. */
  readonly came: Promise<void>;
  readonly close: () => void;
}

/** One that the bot could not go on with is taken away: whoever laid it there waits for that. */
export function monitorForRestore(databaseUrl: string, log: Logger): RestoreMonitor {
  const copy = laidFor(fileOf(databaseUrl));
  let found: () => void = () => undefined;
  const came = new Promise<void>((resolve) => {
    found = resolve;
  });
  const timer = setInterval(() => {
    if (!existsSync(copy)) return;
    const problem = problemOfCopy(copy);
    if (problem === null) return found();
    rmSync(copy, { force: true });
    log.error({ problem }, `not restored. ${sentenceOf(problem)}`);
  }, LOOK_EVERY_MS).unref();
  return { came, close: () => clearInterval(timer) };
}
