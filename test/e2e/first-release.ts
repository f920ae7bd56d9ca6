/** Makes of a database what another version of the program would have left. */
import Database from 'better-sqlite3';
import type { YggdrasilState } from '../../src/games/yggdrasil/state.ts';
import { snapshotColumns } from '../../src/storage/codec.ts';
import { stateOfVersion1, VERSION_1 } from '../storage/first-release.ts';

/** The tables, rules and states of the first release. The bot that uses the file has to be stopped. */
export function asFirstReleaseLeftIt(file: string): void {
  const database = new Database(file);
  const write = database.prepare(
    'UPDATE "GameTable" SET "rulesVersion" = ?, "snapshotJson" = ?, "snapshotHash" = ? WHERE "id" = ?',
  );
  const rows = database.prepare<[], Row>('SELECT "id", "snapshotJson" FROM "GameTable"').all();
  for (const { id, snapshotJson } of rows) {
    const state: YggdrasilState | null = JSON.parse(snapshotJson);
    const columns = snapshotColumns.write(state === null ? null : stateOfVersion1(state));
    write.run(VERSION_1, columns.snapshotJson, columns.snapshotHash, id);
  }
  database.exec(`
    DROP INDEX "GameTable_channelId_changedAt_idx";
    DROP TABLE "EraRow";
    DROP TABLE "ResultSeatRow";
    DROP TABLE "ResultRow";
    DROP TABLE "NoticeRow";
    DROP TABLE "ServerBox";
    DROP TABLE "PersonSettings";
    DROP TABLE "ServerSettings";
    ALTER TABLE "GameTable" DROP COLUMN "boxJson";
    ALTER TABLE "GameTable" DROP COLUMN "secondThoughtsJson";
    ALTER TABLE "GameTable" DROP COLUMN "pausedBy";
    ALTER TABLE "GameTable" DROP COLUMN "language";
    ALTER TABLE "GameTable" DROP COLUMN "casual";
    ALTER TABLE "GameTable" DROP COLUMN "challenge";
    ALTER TABLE "GameTable" DROP COLUMN "overdueAfter";
    ALTER TABLE "GameTable" DROP COLUMN "suspended";
    ALTER TABLE "GameTable" DROP COLUMN "waitingSince";
    ALTER TABLE "GameTable" DROP COLUMN "arrangementsJson";
    DELETE FROM "_prisma_migrations" WHERE "migration_name" <> '20261120120000_first';`);
  database.close();
}

interface Row {
  readonly id: string;
  readonly snapshotJson: string;
}

/** Of a version that no program knows yet, with options and states that none can read. */
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
