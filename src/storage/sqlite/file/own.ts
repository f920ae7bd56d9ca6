/**
 * Creates files that only the bot's user can read and write: they contain seeds and private messages. Uses only the file system,
 * since scripts/database imports it in the container.
 */
import { closeSync, openSync } from 'node:fs';

export const OWN_MODE = 0o600;

/** SQLite would create the file with the default permissions. Its journals get the database's permissions. */
export function makeOwn(file: string): void {
  closeSync(openSync(file, 'a', OWN_MODE));
}
