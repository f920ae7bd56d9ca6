/**
 * Errors for tables, logs and reviews that cannot be read, because a failing disk or something other than the bot has changed
 * them.
 */
import type { LogLine, Place, Table, TableId, UserId } from '../table.ts';

/** The facts known about a table that cannot be read. */
export interface Remains {
  readonly id: TableId;
  readonly gameId: string;
  readonly place: Place;
  readonly hostId: UserId;
  /** Whether the table is live and has its channel, or would have it if that column weren't damaged. */
  readonly isLive: boolean;
  /**
   * `Table.version` as text, since a damaged row may not contain a number. Only the store reads it, to find the row that a rescue
   * changes.
   */
  readonly version: string;
}

/**
 * The parts of a table that the bot can replace: the state from the log, and the channel from the place. A game can continue
 * without the others.
 */
export const REPLACEABLE = [
  'state',
  'channel',
  'recentEvents',
  'undoStack',
  'arrangements',
  'shown',
] as const;
export type Replaceable = (typeof REPLACEABLE)[number];

/** A table whose damage is limited to replaceable parts. */
export interface Ruin {
  /** The table with empty values instead of the damaged parts. */
  readonly table: Table;
  readonly broken: readonly Replaceable[];
  /** Whether `state` is the stored one, judging by what is left of its text or hash. */
  readonly wasState: (state: unknown) => boolean;
}

/** The row of a table cannot be read. A host or moderator can only end the table or move it out of the channel. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
  readonly remains: Remains;
  /** Null if irreplaceable parts are damaged. */
  readonly ruin: Ruin | null;

  /** `message` names the part that cannot be read. */
  constructor(message: string, remains: Remains, ruin: Ruin | null = null) {
    super(message);
    this.remains = remains;
    this.ruin = ruin;
  }
}

/** The log of a table cannot be read or replayed. The table can be played, but its history cannot be shown. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
}

/** The review of a game cannot be read. It can be computed again. */
export class UnreadableReview extends Error {
  override readonly name = 'UnreadableReview';
}

/** Returns the error instead of throwing it. */
export async function readOrNull(read: Promise<Table | null>): Promise<Table | UnreadableTable | null> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return error;
  }
}

/** Throws `UnreadableTable` if the table could not be read. */
export function tableIn(read: Table | UnreadableTable): Table {
  if (read instanceof UnreadableTable) throw read;
  return read;
}

/** Reads the log, or returns an empty one if it is damaged, because a reply without the log is better than an error. */
export async function readableLog(read: Promise<readonly LogLine[]>): Promise<readonly LogLine[]> {
  return (await logOrNull(read)) ?? [];
}

/** Reads the log or a part of it; null if it is damaged. */
export async function logOrNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof UnreadableLog)) throw error;
    return null;
  }
}
