/** The SQL in which the databases differ. */
import type { GameTable, Prisma, PrismaClient, SeatRow } from '../../generated/prisma/client.ts';

export interface Dialect {
  /** Whether a column holds a text somewhere. */
  readonly holds: (column: Prisma.Sql, text: string) => Prisma.Sql;
  /** Lists every text column of every table: rows of `table` and `column`. */
  readonly textColumns: Prisma.Sql;
  /** Whether the row "result" of a finished game can be counted. */
  readonly isCountable: Prisma.Sql;
  /** Whether a column holds a whole number, where a database stores any type in any column. */
  readonly isWhole: (column: Prisma.Sql) => Prisma.Sql;
  /** A column's value as text that differs for any two values. */
  readonly asText: (column: Prisma.Sql) => Prisma.Sql;
  /** After a SELECT: nobody else changes its rows until the transaction ends. */
  readonly forUpdate: Prisma.Sql;
  /**
   * Claims the first `limit` errands that are due, the first of each ordering key, in one statement. Returns their
   * `id`, `tableId`, `errandJson`, `dueAt` and `attempts`. Nobody else can claim one of them meanwhile.
   */
  readonly claimDue: (now: Date, limit: number, mostAttempts: number) => Prisma.Sql;
  /**
   * Deletes the wait timer that this transaction wrote last, where a change of the table wrote one while the old one
   * ran: the change knew more. The statements contain no values: Prisma would keep a plan of the whole transaction for
   * each.
   */
  readonly keepOneWaitTimer: (client: PrismaClient) => readonly Prisma.PrismaPromise<unknown>[];
  /** Reads one table with its seats as they are at one moment. Not by `findUnique`, which joins several reads. */
  readonly tableBy: (key: TableKey, value: string) => Promise<TableRow | null>;
  /** Reads rows and what belongs to them as they are at one moment. */
  readonly atOneMoment: <Found>(find: Prisma.PrismaPromise<Found>) => Promise<Found>;
}

/** `seats` in turn order. */
export type TableRow = GameTable & { readonly seats: readonly SeatRow[] };

export type TableKey = 'id' | 'liveChannelId';
