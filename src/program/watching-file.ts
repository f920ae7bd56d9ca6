/** Looks out for the file of the database: where it was removed or changed for another, nothing that is written is kept. */
import { statSync } from 'node:fs';
import { fileOf } from '../storage/database.ts';

/** One question to the file system, which nobody waits for. */
const LOOK_EVERY_MS = 1_000;

type Loss = 'removed' | 'replaced';

export interface FileWatch {
  /** Resolves when the file that was opened is not there any more. */
  readonly lost: Promise<Loss>;
  readonly close: () => void;
}

/** To be called while the file is the one that was opened. */
export function watchFile(databaseUrl: string): FileWatch {
  const file = fileOf(databaseUrl);
  const opened = identityOf(file);
  let tell: (loss: Loss) => void = () => undefined;
  const lost = new Promise<Loss>((resolve) => {
    tell = resolve;
  });
  const timer = setInterval(() => {
    const found = identityOf(file);
    if (found !== opened) tell(found === null ? 'removed' : 'replaced');
  }, LOOK_EVERY_MS).unref();
  return { lost, close: () => clearInterval(timer) };
}

function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}

/** The bot still has the old one open, but nobody else can open it: with the program it is gone. */
export function lossOfFile(databaseUrl: string, loss: Loss): string {
  return `The database ${databaseUrl} was ${loss} while the bot ran, so nothing more can be kept in it. Put the right file in its place, or a backup with npm run restore -- FILE, and start again.`;
}
