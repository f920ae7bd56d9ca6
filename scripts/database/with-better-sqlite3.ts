/** Maintenance of the database with better-sqlite3, for machines without sqlite3. */
import Database from 'better-sqlite3';
import type { Library } from './library.ts';

const ALL_PAGES = 2 ** 31 - 1;

export const betterSqlite3Library: Library = {
  async open(file, mode, timeoutMs) {
    const database = new Database(file, {
      readonly: mode === 'read',
      fileMustExist: mode !== 'create',
      timeout: timeoutMs,
    });
    return {
      async ask(sql, ...values) {
        const statement = database.prepare<string[], Readonly<Record<string, unknown>>>(sql);
        if (statement.reader) return statement.all(...values);
        statement.run(...values);
        return [];
      },
      /** Copies all pages in one step: with several steps, each commit of another process would restart the copy. */
      async copyInto(target) {
        await database.backup(target, { progress: () => ALL_PAGES });
        withoutErased(target);
      },
      async close() {
        database.close();
      },
    };
  },
};

/** A backup copies pages as they are, including erased data. */
function withoutErased(copy: string): void {
  const database = new Database(copy, { fileMustExist: true });
  try {
    database.pragma('journal_mode = DELETE');
    database.exec('VACUUM');
  } finally {
    database.close();
  }
}
