/**
 * Makes files that only the user of the bot can read and write: they hold seeds, and what people are told in private. Uses
 * only the file system, since scripts/database imports it in the container.
 */
import { closeSync, openSync } from 'node:fs';

export const OWN_MODE = 0o600;

/** SQLite would make the file with the rights that are usual here. Its journals get those of the database. */
export function makeOwn(file: string): void {
  closeSync(openSync(file, 'a', OWN_MODE));
}
