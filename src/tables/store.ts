/** What a table needs of whoever keeps it. Everything a verb changes goes down in one commit. */
import type { Json } from '../core/json.ts';
import type { NewErrand, OutboxRow } from './outbox.ts';
import type { ChannelId, LogLine, Table, TableId } from './table.ts';

/** A change of one table: all of it is kept, or nothing. */
export interface Commit {
  /** As it shall be; its version is one more than the one that was read. A table of version 1 is new. */
  readonly table: Table;
  readonly lines: readonly LogLine[];
  readonly errands: readonly NewErrand[];
  /** The interaction that caused it: a second commit for the same one is refused. */
  readonly cause: string;
}

export type Committed =
  | 'done'
  /** Somebody else changed the table since it was read. */
  | 'conflict'
  /** This interaction was already carried out. */
  | 'repeated'
  /** A live table is already in that channel. */
  | 'channel-taken';

export interface MessageRef {
  readonly channelId: ChannelId;
  readonly messageId: string;
  readonly postedAt: Date;
}

export interface TableStore {
  load(id: TableId): Promise<Table | null>;
  /** The lobby or running game of that channel. */
  liveIn(channelId: ChannelId): Promise<Table | null>;
  log(id: TableId): Promise<readonly LogLine[]>;
  commit(change: Commit): Promise<Committed>;

  /** The message that shows the table now, lobby or board. */
  shownOn(id: TableId): Promise<MessageRef | null>;

  /** Due rows that nobody works on, oldest first, at most one for each table; they are claimed until `until`. */
  claimDue(now: Date, until: Date, limit: number): Promise<readonly OutboxRow[]>;
  /** When the next row is due that nobody works on. */
  nextDue(): Promise<Date | null>;
  /** The errand is done; if it showed the table on a new message, that one counts from now on. */
  finish(row: OutboxRow, shown?: MessageRef): Promise<void>;
  /** The errand failed and is tried again later. */
  postpone(row: OutboxRow, dueAt: Date, reason: string): Promise<void>;

  /** Small facts the bot remembers, such as which commands it registered. */
  recall(key: string): Promise<Json | null>;
  remember(key: string, value: Json): Promise<void>;

  close(): Promise<void>;
}
