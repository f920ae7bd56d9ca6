/** Changes rows from outside while the program runs, and restores them. */
import { setImmediate as afterOthers } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** The rows that belong to one table. */
export const ROWS_OF_A_TABLE = [
  'GameTable',
  'SeatRow',
  'LogRow',
  'EraRow',
  'NoticeRow',
  'ErrandRow',
] as const;
export type RowOfATable = (typeof ROWS_OF_A_TABLE)[number];

/** The data beside the tables: results, settings of people and servers, and box files of servers. */
export const ROWS_BESIDE = [
  'ResultRow',
  'ResultSeatRow',
  'PersonSettings',
  'ServerSettings',
  'ServerBox',
  'OverviewRow',
] as const;
export type RowBeside = (typeof ROWS_BESIDE)[number];

/** The rows of a campaign. */
export const ROWS_OF_A_CAMPAIGN = ['CampaignRow', 'CampaignSeatRow', 'CampaignEntryRow'] as const;
export type RowOfACampaign = (typeof ROWS_OF_A_CAMPAIGN)[number];

type Row = RowOfATable | RowBeside | RowOfACampaign;

const KEYS: Readonly<Partial<Record<Row, string>>> = {
  GameTable: 'id',
  CampaignRow: 'id',
  CampaignSeatRow: 'campaignId',
  CampaignEntryRow: 'campaignId',
  PersonSettings: 'userId',
  ServerSettings: 'guildId',
  ServerBox: 'guildId',
  OverviewRow: 'channelId',
};
/** Values as SQL. SQLite accepts any of them in a column of any type. */
export const ODD_VALUES = ["'?'", "x'00ff'", '5e300', 'NULL'] as const;

export interface OtherHands {
  /** The columns of the rows, except those by which SQLite finds them. */
  columns(of: Row): readonly string[];
  /** Sets a column from outside. False if SQLite itself refuses the value. */
  sets(of: Row, column: string, value: string, key: string): boolean;
  /** Removes everything of that table except its changes. */
  removes(table: string): void;
  /** Runs any SQL. */
  does(sql: string): void;
  /** Does the work between two changes of a bot that runs in this same thread. */
  whenFree<Result>(work: () => Result): Promise<Result>;
  /** From then on everything can be restored to this state, with the returned function. */
  remembers(): () => void;
  close(): void;
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

export function otherHands(file: string): OtherHands {
  // The lock on the file may be held by this same thread, so waiting for it would never end.
  const database = new Database(file, { timeout: 0 });
  database.pragma('foreign_keys = OFF');

  const keyOf = (of: Row) => KEYS[of] ?? 'tableId';

  return {
    columns: (of) =>
      database
        .prepare<[string], { readonly name: string }>('SELECT "name" FROM pragma_table_info(?)')
        .all(of)
        .map(({ name }) => name)
        .filter((name) => !['id', 'tableId', 'campaignId'].includes(name)),
    sets(of, column, value, key) {
      try {
        database.prepare(`UPDATE "${of}" SET "${column}" = ${value} WHERE "${keyOf(of)}" = ?`).run(key);
        return true;
      } catch (error) {
        if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')) return false;
        throw error;
      }
    },
    removes: database.transaction((table: string) => {
      for (const of of ROWS_OF_A_TABLE)
        database.prepare(`DELETE FROM "${of}" WHERE "${keyOf(of)}" = ?`).run(table);
    }),
    does: (sql) => {
      database.exec(sql);
    },
    async whenFree(work) {
      for (;;) {
        try {
          return work();
        } catch (error) {
          if (!isBusy(error)) throw error;
          await afterOthers();
        }
      }
    },
    remembers() {
      const names = database
        .prepare<[], { readonly name: string }>(
          'SELECT "name" FROM sqlite_master WHERE "type" = \'table\' AND "name" NOT LIKE \'sqlite%\' AND "name" NOT LIKE \'\\_%\' ESCAPE \'\\\'',
        )
        .all()
        .map(({ name }) => name);
      database.exec(
        names.map((name) => `CREATE TEMP TABLE "was ${name}" AS SELECT * FROM main."${name}"`).join(';'),
      );
      return () =>
        database.exec(
          [
            'BEGIN',
            ...names.flatMap((name) => [
              `DELETE FROM main."${name}"`,
              `INSERT INTO main."${name}" SELECT * FROM "was ${name}"`,
            ]),
            'COMMIT',
          ].join(';'),
        );
    },
    close: () => {
      database.close();
    },
  };
}
