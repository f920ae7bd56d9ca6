/** The database of a load, read from outside while the bot uses it. */
import { rmSync, statSync, symlinkSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { type DatabaseKind, newDatabase } from '../../../scripts/machine/new-database.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { openDatabase } from '../../../src/storage/sqlite/opening/database.ts';
import { storesOver } from '../../../src/storage/sqlite/stores.ts';
import type { Storage } from '../../../src/storage/storage.ts';
import type { Settings } from '../../../src/tables/model/settings.ts';
import type { TableStore } from '../../../src/tables/model/storage/store.ts';
import { openTables, type Tables } from '../../../src/tables/tables.ts';

/** The bot's tables, which the players read to know the state of their game. */
export interface Games {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly settings: Settings;
  readonly close: () => Promise<void>;
}

export interface LoadedDatabase {
  readonly url: string;
  /** The process of the server; null if there is no server. */
  readonly pid: number | null;
  /** Opens the database beside the bot, or before the bot starts. */
  readonly openGames: () => Promise<Games>;
  /** Runs a query and returns its rows. */
  readonly ask: (sql: string, ...values: readonly string[]) => Promise<readonly object[]>;
  /** The sizes in bytes. */
  readonly sizes: () => Promise<{ readonly database: number; readonly wal: number }>;
  readonly close: () => Promise<void>;
}

/** The settings of a production server: a commit is on the disk when it's confirmed. */
const SETTINGS = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on', 'shared_buffers=128MB'];

export async function newLoadedDatabase(kind: DatabaseKind, folder: string): Promise<LoadedDatabase> {
  const { url, server, remove } = await newDatabase(kind, folder, SETTINGS);
  if (server === null) return overFile(url);
  const client = new Client(url);
  await client.connect();
  return {
    url,
    pid: server.pid(),
    openGames: async () => {
      const opened = await openStorage(url);
      if (!opened.ok) throw new Error(opened.problem.sentence);
      return gamesOf(opened);
    },
    ask: async (sql, ...values) => (await client.query<object>(sql, [...values])).rows,
    async sizes() {
      const { rows } = await client.query<{ readonly database: string; readonly wal: string }>(
        'SELECT pg_database_size(current_database()) AS "database", (SELECT SUM(size) FROM pg_ls_waldir()) AS "wal"',
      );
      return { database: Number(rows[0]?.database), wal: Number(rows[0]?.wal) };
    },
    async close() {
      await client.end();
      await remove();
    },
  };
}

function overFile(url: string): LoadedDatabase {
  const file = url.replace(/^file:/, '');
  return {
    url,
    pid: null,
    openGames: () => openFile(file),
    async ask(sql, ...values) {
      const database = new Database(file, { readonly: true });
      try {
        return database.prepare<unknown[], object>(sql.replace(/\$\d/g, '?')).all(...values);
      } finally {
        database.close();
      }
    },
    sizes: async () => ({ database: sizeOf(file), wal: sizeOf(`${file}-wal`) }),
    close: () => Promise.resolve(),
  };
}

/**
 * Uses a different path from the bot's, because the bot holds the database by its path. Only reads while the bot plays, so it
 * must not clean up files that the bot may have left.
 */
async function openFile(file: string): Promise<Games> {
  const alias = `${file}.seen`;
  rmSync(alias, { force: true });
  symlinkSync(file, alias);
  const opened = await openDatabase(`file:${alias}`);
  if (!opened.ok) throw new Error(`no database: ${opened.problem.code}`);
  return gamesOf(storesOver(opened));
}

function gamesOf({
  store,
  boxes,
  settings,
  people,
  close,
}: Pick<Storage, 'store' | 'boxes' | 'settings' | 'people' | 'close'>): Games {
  const now = () => new Date();
  const tables = openTables({
    store,
    boxes,
    settings,
    people,
    catalogue: CATALOGUE,
    now,
    jobsWritten: () => undefined,
  });
  return { tables, store, settings, close };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
