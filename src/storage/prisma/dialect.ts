/** The SQL in which the databases differ. */
import type { GameTable, Prisma, PrismaClient, SeatRow } from '../../generated/prisma/client.ts';
import type { NewJob, OutboxRow } from '../../tables/model/outbox.ts';
import type {
  Commit,
  Committed,
  Posted,
  ShardFilter,
  WaitTimerUpdate,
} from '../../tables/model/storage/store.ts';
import type { TableId } from '../../tables/model/table.ts';

export interface Dialect {
  /** Whether a column holds a text somewhere. */
  readonly holds: (column: Prisma.Sql, text: string) => Prisma.Sql;
  /** Lists every text column of every table: rows of `table` and `column`. */
  readonly textColumns: Prisma.Sql;
  /** Whether the row "result" of a finished game can be counted. */
  readonly isCountable: Prisma.Sql;
  /** Whether a column holds a whole number, since SQLite stores any type in any column. */
  readonly isWhole: (column: Prisma.Sql) => Prisma.Sql;
  /** A column's value as text that differs for any two values. */
  readonly asText: (column: Prisma.Sql) => Prisma.Sql;
  /** A time as it is stored, for any content of the column. */
  readonly storedTime: (column: Prisma.Sql) => Prisma.Sql;
  /** After a SELECT: no one else changes its rows until the transaction ends. */
  readonly forUpdate: Prisma.Sql;
  /**
   * Claims the first `limit` jobs that are due, the first of each ordering key, in one statement. Returns their
   * `id`, `tableId`, `errandJson`, `dueAt` and `attempts`. No one else can claim one of them meanwhile.
   */
  readonly claimDue: (due: Due) => Prisma.Sql;
  /** Frees the claims of programs that died, and those of this one on jobs of the part that it isn't carrying out. */
  readonly releaseClaims: (inFlight: readonly number[], part: ShardFilter | null) => Promise<void>;
  /** Whether the table of a column with its id belongs to the part. */
  readonly isOfPart: (tableId: Prisma.Sql, part: ShardFilter | null) => Prisma.Sql;
  /** Writes a change of a table, whole or not at all. */
  readonly commit: (change: Commit) => Promise<Committed>;
  /** Deletes a job that is done, and writes what follows from it; nothing if someone else has it now. */
  readonly finish: (row: OutboxRow, posted?: Posted) => Promise<void>;
  /** Keeps a job that can never run, and writes these in its place; nothing if someone else has it now. */
  readonly setAside: (row: OutboxRow, reason: string, jobs: readonly NewJob[]) => Promise<void>;
  /** Writes the wait timers of several tables, and jobs of this one, together. */
  readonly updateWaitTimers: (tableId: TableId, update: WaitTimerUpdate) => Promise<void>;
  /** Whether this program may write: not where others have taken over what it had. */
  readonly mayWrite: Prisma.Sql;
  /** Reads one table with its seats as they are at one moment. Not by `findUnique`, which joins several reads. */
  readonly tableBy: (key: TableKey, value: string) => Promise<TableRow | null>;
  /** Reads rows and what belongs to them as they are at one moment. */
  readonly atOneMoment: <Found>(find: (within: Reader) => Promise<Found>) => Promise<Found>;
}

export interface Due {
  readonly now: Date;
  readonly limit: number;
  readonly mostAttempts: number;
  /** Null: jobs of all tables. */
  readonly part: ShardFilter | null;
}

/** `seats` in turn order. */
export type TableRow = GameTable & { readonly seats: readonly SeatRow[] };

/** The reads that are possible within a transaction. */
export type Reader = Pick<PrismaClient, 'gameTable' | 'campaignRow'>;

export type TableKey = 'id' | 'liveChannelId';
