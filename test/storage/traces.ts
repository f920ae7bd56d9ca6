/** Looks through a whole database file for what stands in it. */
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

/** Those in which somebody's id stands. */
export function traces(file: string, of: string): readonly string[] {
  return textsIn(file).filter((text) => text.includes(of));
}
