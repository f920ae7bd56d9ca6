/** Searches a whole database file for texts. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Every text of every table of the database, as `table.column: text`. */
export function textsIn(file: string): readonly string[] {
  const database = new Database(file, { readonly: true });
  const tables = database.prepare(`SELECT "name" FROM "sqlite_master" WHERE "type" = 'table'`).pluck().all();
  const texts = tables.flatMap((table) =>
    database
      .prepare<[], object>(`SELECT * FROM "${table}"`)
      .all()
      .flatMap((row) => Object.entries(row).map(([column, value]) => `${table}.${column}: ${value}`)),
  );
  database.close();
  return texts;
}

/** The texts that contain a person's id. */
export function traces(file: string, of: string): readonly string[] {
  return textsIn(file).filter((text) => text.includes(of));
}

const COUNTING = `
  const [text, ...files] = process.argv.slice(1);
  const times = files.map((file) => require('fs').readFileSync(file, 'latin1').split(text).length - 1);
  console.log(JSON.stringify(times));`;

/**
 * The number of times the text occurs in the bytes of the database file, its journal and the journal's index, including parts
 * SQLite no longer reads. Runs in its own process: reading the file in a process with an open database would lose SQLite's locks.
 */
export function timesInFilesOf(file: string, text: string): readonly number[] {
  const files = [file, `${file}-wal`, `${file}-shm`].filter((each) => existsSync(each));
  return JSON.parse(execFileSync(process.execPath, ['-e', COUNTING, text, ...files], { encoding: 'utf8' }));
}
