/** A database as the bot creates it at its first start: created once per process, and copied for each test that needs one. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../../src/storage/open-storage.ts';

let made: Promise<Buffer> | null = null;

async function make(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-'));
  const file = join(folder, 'tables.db');
  const opened = await openStorage(`file:${file}`);
  if (!opened.ok) throw new Error(opened.problem.sentence);
  await opened.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Puts a new database at this path, unless there is one already. */
export async function putNewDatabase(file: string): Promise<void> {
  made ??= make();
  const bytes = await made;
  if (!existsSync(file)) writeFileSync(file, bytes);
}
