/** Turns a database into one that another version of the program could have left. */
import { renameSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { YggdrasilState } from '../../src/games/yggdrasil/state/state.ts';
import { snapshotColumns } from '../../src/storage/column.ts';
import { ourMigrations } from '../../src/storage/sqlite/opening/database.ts';
import { migrate } from '../../src/storage/sqlite/opening/migrate.ts';
import { stateOfVersion1, VERSION_1 } from '../storage/sqlite/opening/first-release.ts';

/** Leaves only the tables, rules and states of the first release in the file. The bot that uses the file must be stopped. */
export function asFirstReleaseLeftIt(file: string): void {
  const first = `${file}-first`;
  const problem = migrate(first, ourMigrations().slice(0, 1), 0);
  if (problem !== null) throw new Error(problem.code);
  const database = new Database(first);
  database.prepare('ATTACH ? AS later').run(file);
  const kept = database
    .prepare<[], string>(
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT IN ('_prisma_migrations', 'sqlite_sequence')",
    )
    .pluck()
    .all();
  database.pragma('foreign_keys = OFF');
  for (const table of kept) copyRows(database, table);
  const write = database.prepare(
    'UPDATE main."GameTable" SET "rulesVersion" = ?, "snapshotJson" = ?, "snapshotHash" = ? WHERE "id" = ?',
  );
  const rows = database.prepare<[], Row>('SELECT "id", "snapshotJson" FROM main."GameTable"').all();
  for (const { id, snapshotJson } of rows) {
    const state: YggdrasilState | null = JSON.parse(snapshotJson);
    const columns = snapshotColumns.write(state === null ? null : stateOfVersion1(state));
    write.run(VERSION_1, columns.snapshotJson, columns.snapshotHash, id);
  }
  database.close();
  renameSync(first, file);
}

function copyRows(database: Database.Database, table: string): void {
  const columns = database
    .prepare<[string], string>(`SELECT '"' || name || '"' FROM pragma_table_info(?)`)
    .pluck()
    .all(table)
    .join(', ');
  database.exec(`INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM later."${table}"`);
}

interface Row {
  readonly id: string;
  readonly snapshotJson: string;
}

/** Leaves the file as an unknown version would, with options and states that this version can't read. */
export function asAnotherProgramLeftIt(file: string, rulesVersion: string): void {
  const database = new Database(file);
  const { snapshotJson, snapshotHash } = snapshotColumns.write({ worlds: 'in another shape' });
  database
    .prepare(`UPDATE "GameTable" SET "rulesVersion" = ?, "optionsJson" = '{"weather":"rain"}'`)
    .run(rulesVersion);
  database
    .prepare(`UPDATE "GameTable" SET "snapshotJson" = ?, "snapshotHash" = ? WHERE "status" <> 'lobby'`)
    .run(snapshotJson, snapshotHash);
  database.close();
}
