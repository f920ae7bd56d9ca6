/** Looks out for the file of the database: where it was removed or changed for another, nothing that is written is kept. */
import { fileOf } from '../storage/database.ts';
import { type Loss, lossOf } from '../storage/opened-file.ts';

/** One question to the file system, which nobody waits for. */
const LOOK_EVERY_MS = 1_000;

export interface FileWatch {
  /** Resolves when the file that was opened is not there any more. */
  readonly lost: Promise<Loss>;
  readonly close: () => void;
}

/** To be called while the file is the one that was opened. */
export function watchFile(databaseUrl: string): FileWatch {
  const found = lossOf(fileOf(databaseUrl));
  let tell: (loss: Loss) => void = () => undefined;
  const lost = new Promise<Loss>((resolve) => {
    tell = resolve;
  });
  const timer = setInterval(() => {
    const loss = found();
    if (loss !== null) tell(loss);
  }, LOOK_EVERY_MS).unref();
  return { lost, close: () => clearInterval(timer) };
}

/** The bot still has the old one open, but nobody else can open it: with the program it is gone. */
export function lossOfFile(databaseUrl: string, loss: Loss): string {
  return `The database ${databaseUrl} was ${loss} while the bot ran, so nothing more can be kept in it. Put the right file in its place, or a backup with npm run restore -- FILE, and start again.`;
}
