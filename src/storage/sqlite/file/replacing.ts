/** Writes a small file beside the database as a whole: a program that dies meanwhile, or a full disk, leaves the one before. */
import { renameSync, writeFileSync } from 'node:fs';
import { OWN_MODE } from './own.ts';

/** It waits for no disk, since it runs on the thread that answers people. */
export function replaceFile(file: string, text: string): void {
  const part = `${file}.part`;
  writeFileSync(part, text, { mode: OWN_MODE });
  renameSync(part, file);
}
