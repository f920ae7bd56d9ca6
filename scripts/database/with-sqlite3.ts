/** Maintenance of the database with the package sqlite3. */
import sqlite3 from 'sqlite3';
import type { Library, Mode, Opened } from './library.ts';

const MODES: Readonly<Record<Mode, number>> = {
  read: sqlite3.OPEN_READONLY,
  write: sqlite3.OPEN_READWRITE,
  create: sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE,
};

export const sqlite3Library: Library = {
  async open(file, mode, timeoutMs) {
    const database = await new Promise<sqlite3.Database>((opened, failed) => {
      const opening = new sqlite3.Database(file, MODES[mode], (error) =>
        error === null ? opened(opening) : failed(error),
      );
      opening.configure('busyTimeout', timeoutMs);
    });
    const ask: Opened['ask'] = (sql, ...values) =>
      new Promise((answered, failed) => {
        database.all<Readonly<Record<string, unknown>>>(sql, values, (error, rows) =>
          error === null ? answered(rows) : failed(error),
        );
      });
    return {
      ask,
      /** Avoids the backup interface, which restarts at each commit of another process and copies erased data. */
      async copyInto(target) {
        await ask('VACUUM INTO ?', target);
      },
      close: () =>
        new Promise((closed, failed) => {
          database.close((error) => (error === null ? closed() : failed(error)));
        }),
    };
  },
};
