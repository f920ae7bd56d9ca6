/** Looks out for the file of the database: where it was removed or changed for another, nothing that is written is kept. */
import type { Logger } from 'pino';
import { fileOf } from '../storage/database.ts';
import { type Loss, lossOf } from '../storage/opened-file.ts';

/** One question to the file system, which nobody waits for. */
const LOOK_EVERY_MS = 1_000;

export interface FileMonitor {
  /** Resolves when the file that was opened is not there any more. */
  readonly lost: Promise<Loss>;
  readonly close: () => void;
}

/** To be called while the file is the one that was opened. */
export function monitorFile(databaseUrl: string, log: Logger, every = LOOK_EVERY_MS): FileMonitor {
  const found = lossOf(fileOf(databaseUrl));
  let tell: (loss: Loss) => void = () => undefined;
  const lost = new Promise<Loss>((resolve) => {
    tell = resolve;
  });
  let canLook = true;
  /** A failed look says nothing of the file, and what the bot has open may still be written: it is told, and tried again. */
  const look = () => {
    try {
      const loss = found();
      if (!canLook) log.info('the database is looked after again');
      canLook = true;
      if (loss !== null) tell(loss);
    } catch (error) {
      if (canLook) log.warn({ error }, 'nobody can tell whether the database is still there');
      canLook = false;
    }
  };
  const timer = setInterval(look, every).unref();
  return { lost, close: () => clearInterval(timer) };
}

/** The bot still has the old one open, but nobody else can open it: with the program it is gone. */
export function lossOfFile(databaseUrl: string, loss: Loss): string {
  return `The database ${databaseUrl} was ${loss} while the bot ran, so nothing more can be kept in it. Put the right file in its place, or a backup with npm run restore -- FILE, and start again.`;
}
