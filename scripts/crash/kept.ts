/** Reads what the program has stored from outside: it never writes to the database file. */
import Database from 'better-sqlite3';
import type { GameEntry } from '../../src/core/catalogue.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { GameTable, LogRow, NoticeRow, SeatRow } from '../../src/generated/prisma/client.ts';
import { logLineFrom, noticeFrom, shownFrom, tableFrom } from '../../src/storage/table-rows.ts';
import type { Shown } from '../../src/tables/model/store.ts';
import type { LogLine, Notice } from '../../src/tables/model/table.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';
import { standingRequest } from '../../src/tables/turns/play.ts';

export interface KeptTable extends LoadedTable {
  readonly entry: GameEntry;
  readonly log: readonly LogLine[];
  readonly notices: readonly Notice[];
  readonly shown: Shown | null;
}

/** One commit. */
export interface KeptChange {
  readonly cause: string;
  readonly tableId: string;
  readonly version: number;
  /** In ms since 1970. */
  readonly changedAt: number;
}

export interface KeptErrand {
  readonly errand: { readonly kind: string };
  readonly dueAt: number;
  readonly isClaimed: boolean;
  readonly reason: string | null;
}

export interface Keeper {
  readonly tables: () => readonly KeptTable[];
  readonly table: (id: string) => KeptTable | null;
  readonly liveIn: (channelId: string) => KeptTable | null;
  readonly changes: () => readonly KeptChange[];
  readonly isCommitted: (cause: string) => boolean;
  readonly errands: () => readonly KeptErrand[];
  /** How many errands are due by that time, in ms since 1970. */
  readonly due: (now: number) => number;
  /** Closes the file, so that the next program finds it as it was left. */
  readonly close: () => void;
}

type Raw = Readonly<Record<string, unknown>>;

/** Opens the file when it is first read. */
export function openKeeper(file: string): Keeper {
  let opened: Database.Database | null = null;

  function all<T = Raw>(sql: string, ...values: readonly unknown[]): readonly T[] {
    opened ??= new Database(file, { readonly: true });
    return opened.prepare(sql).all(...values) as readonly T[];
  }

  function tableOf(raw: Raw): KeptTable {
    const id = String(raw['id']);
    const seats = all<SeatRow>('SELECT * FROM "SeatRow" WHERE "tableId" = ? ORDER BY "position"', id);
    const row = rowOf(raw);
    const table = tableFrom({ ...row, seats });
    const entry = CATALOGUE.get(table.gameId);
    if (entry === undefined) throw new Error(`nobody knows the game ${table.gameId}`);
    return {
      table,
      entry,
      request: standingRequest(entry, table),
      shown: shownFrom(row, id as typeof table.id),
      log: all<LogRow>('SELECT * FROM "LogRow" WHERE "tableId" = ? ORDER BY "position"', id).map(logLineFrom),
      notices: all<NoticeRow>('SELECT * FROM "NoticeRow" WHERE "tableId" = ? ORDER BY "id"', id).map(
        (notice) => noticeFrom({ ...notice, saidAt: new Date(notice.saidAt) }),
      ),
    };
  }

  const first = (found: readonly Raw[]) => (found[0] === undefined ? null : tableOf(found[0]));

  return {
    tables: () => all('SELECT * FROM "GameTable" ORDER BY "createdAt"').map(tableOf),
    table: (id) => first(all('SELECT * FROM "GameTable" WHERE "id" = ?', id)),
    liveIn: (channelId) => first(all('SELECT * FROM "GameTable" WHERE "liveChannelId" = ?', channelId)),
    changes: () =>
      all('SELECT * FROM "TableChange"').map(({ cause, tableId, version, changedAt }) => ({
        cause: String(cause),
        tableId: String(tableId),
        version: Number(version),
        changedAt: new Date(String(changedAt)).getTime(),
      })),
    isCommitted: (cause) => all('SELECT 1 FROM "TableChange" WHERE "cause" = ?', cause).length > 0,
    errands: () =>
      all('SELECT * FROM "ErrandRow"').map((row) => ({
        errand: JSON.parse(String(row['errandJson'])) as KeptErrand['errand'],
        dueAt: new Date(String(row['dueAt'])).getTime(),
        isClaimed: row['claimed'] === 1,
        reason: row['reason'] === null ? null : String(row['reason']),
      })),
    due: (now) => {
      const [counted] = all<{ readonly due: number }>(
        'SELECT COUNT(*) AS "due" FROM "ErrandRow" WHERE "dueAt" <= ?',
        new Date(now).toISOString(),
      );
      return counted?.due ?? 0;
    },
    close: () => {
      opened?.close();
      opened = null;
    },
  };
}

const FLAGS = ['casual', 'challenge', 'suspended'];
const DATES = ['waitingSince', 'shownAt', 'createdAt', 'changedAt'];

/** The row as Prisma gives it: SQLite has neither booleans nor dates. */
function rowOf(raw: Raw): GameTable {
  const flags = FLAGS.map((name) => [name, raw[name] === 1]);
  const dates = DATES.map((name) => [name, raw[name] === null ? null : new Date(String(raw[name]))]);
  return { ...raw, ...Object.fromEntries([...flags, ...dates]) } as unknown as GameTable;
}
