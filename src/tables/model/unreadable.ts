/** What is left of a table, or of its log, where other hands or a failing disk have changed what was kept of it. */
import type { LogLine, Place, Table, TableId, UserId } from './table.ts';

/** What is known of a table that cannot be read. */
export interface Remains {
  readonly id: TableId;
  readonly gameId: string;
  readonly place: Place;
  readonly hostId: UserId;
  /** It keeps its channel from other tables, or would, had that not been lost. */
  readonly isLive: boolean;
  /** As SQL writes it, since it need not be a number any more; otherwise as `Table.version`. */
  readonly version: string;
}

/** What a table can be read without: log and place give the first two again, and a game goes on without the others. */
export const REPLACEABLE = [
  'state',
  'channel',
  'recentEvents',
  'undoStack',
  'arrangements',
  'shown',
] as const;
export type Replaceable = (typeof REPLACEABLE)[number];

/** A table of which only something replaceable cannot be read. */
export interface Ruin {
  /** With nothing in the place of what cannot be read. */
  readonly table: Table;
  readonly broken: readonly Replaceable[];
  /** Whether that state is the one that was written down, as far as what is left of it or its hash can tell. */
  readonly wasState: (state: unknown) => boolean;
}

/** The table can only be ended, or taken out of the way. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
  readonly remains: Remains;
  /** Null where more than that is broken. */
  readonly ruin: Ruin | null;

  /** `message` says what cannot be read. */
  constructor(message: string, remains: Remains, ruin: Ruin | null = null) {
    super(message);
    this.remains = remains;
    this.ruin = ruin;
  }
}

/** The table can be played; what was done at it cannot be told any more. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
}

/** What was read, or why it could not be. */
export async function readOrNot(read: Promise<Table | null>): Promise<Table | UnreadableTable | null> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return error;
  }
}

/** Throws what kept it from being read. */
export function tableIn(read: Table | UnreadableTable): Table {
  if (read instanceof UnreadableTable) throw read;
  return read;
}

/** For what is said without the log rather than not at all. */
export async function readableLog(read: Promise<readonly LogLine[]>): Promise<readonly LogLine[]> {
  return (await logOrNot(read)) ?? [];
}

/** What was read of the log; null where it is damaged. */
export async function logOrNot<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof UnreadableLog)) throw error;
    return null;
  }
}
