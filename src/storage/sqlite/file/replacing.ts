/** Writes a small file next to the database, all or nothing: if the process dies or the disk is full, the previous one stays. */
import { renameSync, writeFileSync } from 'node:fs';
import { OWN_MODE } from './own.ts';

/** Doesn't wait for the disk, since it runs on the thread that serves people. */
export function replaceFile(file: string, text: string): void {
  const part = `${file}.part`;
  writeFileSync(part, text, { mode: OWN_MODE });
  renameSync(part, file);
}
