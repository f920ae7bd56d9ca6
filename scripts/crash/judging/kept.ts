/** Reads what the program has stored from outside: it never writes to the database file. */
import Database from 'better-sqlite3';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type {
  CampaignEntryRow,
  CampaignRow,
  CampaignSeatRow,
  GameTable,
  LogRow,
  NoticeRow,
  SeatRow,
} from '../../../src/generated/prisma/client.ts';
import {
  campaignEntryFrom,
  campaignFrom,
  chronicleColumns,
} from '../../../src/storage/prisma/campaigns/campaign-rows.ts';
import {
  logLineFrom,
  noticeFrom,
  shownFrom,
  tableFrom,
} from '../../../src/storage/prisma/rows/table-rows.ts';
import { type LoadedCampaign, loadedCampaignOf } from '../../../src/tables/campaigns/loaded-campaign.ts';
import type { Shown } from '../../../src/tables/model/storage/store.ts';
import type { LogLine, Notice, TableId } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { currentRequest } from '../../../src/tables/turns/play.ts';

export interface KeptTable extends LoadedTable {
  readonly entry: GameEntry;
  readonly log: readonly LogLine[];
  readonly notices: readonly Notice[];
  readonly shown: Shown | null;
  /** The campaign to which its game belongs; null where it stands alone. */
  readonly campaign: LoadedCampaign | null;
  /** The campaign as the end of its game left it: one for each entry that this end has led to. */
  readonly entered: readonly LoadedCampaign[];
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
  /** Whether a box file for that game is in force. */
  readonly hasBoxFile: (gameId: string) => boolean;
  /** How many errands are due by that time, in ms since 1970. */
  readonly due: (now: number) => number;
  /** Closes the file, so that the next program finds it as it was left. */
  readonly close: () => void;
}

type Raw = Readonly<Record<string, unknown>>;

/** A table's row as SQLite gives it, which has neither booleans nor dates. */
type StoredRow<Row> = {
  readonly [Name in keyof Row]: StoredValue<Row[Name]>;
};
type StoredTable = StoredRow<GameTable>;
type StoredValue<Value> = Value extends boolean ? 0 | 1 : Value extends Date ? string : Value;

/** Opens the file when it is first read. */
export function openKeeper(file: string): Keeper {
  let opened: Database.Database | null = null;

  function all<T = Raw>(sql: string, ...values: readonly unknown[]): readonly T[] {
    opened ??= new Database(file, { readonly: true });
    return opened.prepare(sql).all(...values) as readonly T[];
  }

  function tableOf(stored: StoredTable): KeptTable {
    const { id } = stored;
    const seats = all<SeatRow>('SELECT * FROM "SeatRow" WHERE "tableId" = ? ORDER BY "position"', id);
    const row = rowOf(stored);
    const table = tableFrom({ ...row, seats });
    const entry = CATALOGUE.get(table.gameId);
    if (entry === undefined) throw new Error(`nobody knows the game ${table.gameId}`);
    const campaign = campaignOf(row.campaignId);
    return {
      table,
      entry,
      request: currentRequest(entry, table),
      shown: shownFrom(row, id as typeof table.id),
      log: all<LogRow>('SELECT * FROM "LogRow" WHERE "tableId" = ? ORDER BY "position"', id).map(logLineFrom),
      notices: all<NoticeRow>('SELECT * FROM "NoticeRow" WHERE "tableId" = ? ORDER BY "id"', id).map(
        (notice) => noticeFrom({ ...notice, saidAt: new Date(notice.saidAt) }),
      ),
      campaign,
      entered: enteredBy(table.id, campaign),
    };
  }

  function enteredBy(tableId: TableId, loaded: LoadedCampaign | null): readonly LoadedCampaign[] {
    const rows = all<StoredRow<CampaignEntryRow>>(
      'SELECT * FROM "CampaignEntryRow" WHERE "tableId" = ?',
      tableId,
    );
    return rows.flatMap((row) => {
      const { deed, chronicle } = campaignEntryFrom({ ...row, writtenAt: new Date(row.writtenAt) });
      if (loaded === null || deed.kind !== 'played') return [];
      const status = loaded.rules.next(chronicle.is).length === 0 ? 'won' : 'running';
      const kept = { ...loaded.campaign, tableId, status, chapter: deed.chapter, chronicle } as const;
      return loadedCampaignOf(CATALOGUE, kept) ?? [];
    });
  }

  function campaignOf(id: string | null): LoadedCampaign | null {
    const [row] = all<StoredRow<CampaignRow>>('SELECT * FROM "CampaignRow" WHERE "id" = ?', id);
    if (row === undefined) return null;
    const seats = all<CampaignSeatRow>(
      'SELECT * FROM "CampaignSeatRow" WHERE "campaignId" = ? ORDER BY "position"',
      id,
    );
    const entries = all('SELECT 1 FROM "CampaignEntryRow" WHERE "campaignId" = ?', id).length;
    const dated = { ...row, createdAt: new Date(row.createdAt), changedAt: new Date(row.changedAt) };
    const kept = campaignFrom(dated, seats, { chronicle: chronicleColumns.read(row, row.id), entries });
    return loadedCampaignOf(CATALOGUE, kept);
  }

  const first = (found: readonly StoredTable[]) => (found[0] === undefined ? null : tableOf(found[0]));

  return {
    tables: () => all<StoredTable>('SELECT * FROM "GameTable" ORDER BY "createdAt"').map(tableOf),
    table: (id) => first(all<StoredTable>('SELECT * FROM "GameTable" WHERE "id" = ?', id)),
    liveIn: (channelId) =>
      first(all<StoredTable>('SELECT * FROM "GameTable" WHERE "liveChannelId" = ?', channelId)),
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
    hasBoxFile: (gameId) => all('SELECT 1 FROM "ServerBox" WHERE "gameId" = ?', gameId).length > 0,
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

/** The row as Prisma gives it. */
function rowOf(stored: StoredTable): GameTable {
  const { casual, challenge, suspended, waitingSince, shownAt, createdAt, changedAt } = stored;
  return {
    ...stored,
    casual: casual === 1,
    challenge: challenge === 1,
    suspended: suspended === 1,
    waitingSince: waitingSince === null ? null : new Date(waitingSince),
    shownAt: shownAt === null ? null : new Date(shownAt),
    createdAt: new Date(createdAt),
    changedAt: new Date(changedAt),
  };
}
