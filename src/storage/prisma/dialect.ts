/** The SQL that differs between the databases. */
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
  /** Whether a column contains a text. */
  readonly holds: (column: Prisma.Sql, text: string) => Prisma.Sql;
  /** Lists every text column of every table, in rows with `table` and `column`. */
  readonly textColumns: Prisma.Sql;
  /** Whether the row of a finished game, aliased as "result" in the query, can be counted. */
  readonly isCountable: Prisma.Sql;
  /** Whether a column contains a whole number, since SQLite stores any type in any column. */
  readonly isWhole: (column: Prisma.Sql) => Prisma.Sql;
  /** A column's value as text, different for any two different values. */
  readonly asText: (column: Prisma.Sql) => Prisma.Sql;
  /** A time as it is stored, whatever the column contains. */
  readonly storedTime: (column: Prisma.Sql) => Prisma.Sql;
  /** Added to a SELECT: no one else can change its rows until the transaction ends. */
  readonly forUpdate: Prisma.Sql;
  /**
   * Claims the first `limit` due jobs, the first of each ordering key, in one statement. Returns their `id`, `tableId`,
   * `errandJson`, `dueAt` and `attempts`. No one else can claim any of them at the same time.
   */
  readonly claimDue: (due: Due) => Prisma.Sql;
  /**
   * Frees the claims of dead processes, and this process's own claims on jobs of the part, except those it is running
   * (`inFlight`).
   */
  readonly releaseClaims: (inFlight: readonly number[], part: ShardFilter | null) => Promise<void>;
  /** Whether the table with the id in that column belongs to the part. */
  readonly isOfPart: (tableId: Prisma.Sql, part: ShardFilter | null) => Prisma.Sql;
  /** Writes a change to a table, all or nothing. */
  readonly commit: (change: Commit) => Promise<Committed>;
  /** Deletes a finished job, and writes what follows from it; does nothing if another process has the job now. */
  readonly finish: (row: OutboxRow, posted?: Posted) => Promise<void>;
  /** Keeps a job that can never run, and writes these jobs instead; does nothing if another process has the job now. */
  readonly setAside: (row: OutboxRow, reason: string, jobs: readonly NewJob[]) => Promise<void>;
  /** Writes the wait timers of several tables, and jobs of table `tableId`, in one transaction. */
  readonly updateWaitTimers: (tableId: TableId, update: WaitTimerUpdate) => Promise<void>;
  /** Whether this process may write: false if others have taken over what it had. */
  readonly mayWrite: Prisma.Sql;
  /** Reads one table with its seats in a consistent snapshot. Doesn't use `findUnique`, which merges several reads. */
  readonly tableBy: (key: TableKey, value: string) => Promise<TableRow | null>;
  /** Reads rows together with the rows that belong to them, in a consistent snapshot. */
  readonly atOneMoment: <Found>(find: (within: Reader) => Promise<Found>) => Promise<Found>;
}

export interface Due {
  readonly now: Date;
  readonly limit: number;
  readonly mostAttempts: number;
  /** Null means the jobs of all tables. */
  readonly part: ShardFilter | null;
}

/** `seats` in turn order. */
export type TableRow = GameTable & { readonly seats: readonly SeatRow[] };

/** The reads that are possible within a transaction. */
export type Reader = Pick<PrismaClient, 'gameTable' | 'campaignRow'>;

export type TableKey = 'id' | 'liveChannelId';
