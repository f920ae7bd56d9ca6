/** What a table needs of whoever keeps it. Everything a verb changes goes down in one commit. */

import type { GameResult } from './game-result.ts';
import type {
  Backlog,
  CallErrand,
  DeliveryError,
  NewErrand,
  NoticeErrand,
  OutboxRow,
  ReminderState,
} from './outbox.ts';
import type { PeopleKept } from './people-kept.ts';
import type { Statistics } from './statistics.ts';
import type { ChannelId, Era, LogLine, MessageRef, Notice, Place, Table, TableId, UserId } from './table.ts';
import type { Remains, UnreadableTable } from './unreadable.ts';

/** Something that is kept with the log and that nobody is told by a message of its own. */
export type NewNote = Pick<Notice, 'saying' | 'by'>;

export interface DueReminderState {
  readonly state: ReminderState;
  readonly dueAt: Date;
}

/** The errand that watches a table. */
export interface StoredWaitTimer {
  readonly rowId: OutboxRow['id'];
  readonly state: ReminderState;
  /** Somebody looks at the table right now, and what they have read of it may be older. */
  readonly isInHand: boolean;
}

/** An errand that calls somebody later than the board did. */
export interface KeptCall {
  readonly rowId: OutboxRow['id'];
  readonly tableId: TableId;
  readonly errand: CallErrand;
}

/** What the watches of several tables know from now on, and what is to be done because of it. */
export interface WaitTimerUpdate {
  readonly timers: readonly Pick<StoredWaitTimer, 'rowId' | 'state'>[];
  readonly errands: readonly NewErrand[];
  /** What is done with because of it. */
  readonly done?: readonly OutboxRow['id'][];
}

/** A change of one table: all of it is kept, or nothing. */
export interface Commit {
  /** As it shall be; its version is one more than the one that was read. A table of version 1 is new. */
  readonly table: Table;
  readonly lines: readonly LogLine[];
  readonly errands: readonly NewErrand[];
  readonly notes?: readonly NewNote[];
  /** What the errand that watches the table, and that nobody has in hand, knows from now on. */
  readonly reminderState?: DueReminderState;
  /** Nobody came to a seat or left one, and no role was given: what is kept of the seats holds. */
  readonly keepsSeats?: true;
  /** What shows the table is not known any more. */
  readonly forgetsShown?: true;
  /** The era that begins with it, if one does. */
  readonly era?: Era;
  /** What the statistics keep of the game, if it ended with it and counts. */
  readonly result?: GameResult;
  /** The channel in which a table was opened, or opened again, that of its thread where it was in one. */
  readonly openedIn?: ChannelId;
  /** The interaction that caused it: a second commit for the same one is refused. */
  readonly cause: string;
}

/**
 * A change of a table that cannot be read: it is ended, or has its place elsewhere. Nothing else of it is written; what it
 * still had to do when it ends is dropped.
 */
export interface Rescue {
  readonly remains: Remains;
  /** Null: it is ended. */
  readonly place: Place | null;
  readonly changedAt: Date;
  /** The interaction that caused it, as in a `Commit`. */
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

/** What a message shows of a game. */
export interface ShownBoard {
  /** Null when the game is over. */
  readonly turn: number | null;
  /** The users who were asked when the turn was first shown. */
  readonly asked: readonly UserId[];
  /** Those of them of whom it says that they are away. */
  readonly away: readonly UserId[];
  /** Of all events of the game, the first that it tells. */
  readonly from: number;
  /** The first event of the turn: the next turn's message begins with it. */
  readonly to: number;
  /** It was made while the game was paused or over. */
  readonly callsNobody?: true;
}

/** The message that shows a table now. */
export interface Shown extends MessageRef {
  readonly postedAt: Date;
  /** Null while it shows the lobby. */
  readonly board: ShownBoard | null;
}

/** What came of an errand. */
export interface Posted {
  /** A new message that shows the table; null where there is none. */
  readonly shown: Shown | null;
  /** What is to be done because of it. */
  readonly errands: readonly NewErrand[];
  /** Notices that can be pressed from now on, or no longer. */
  readonly notices?: readonly NotedNotice[];
}

/** A notice that can be pressed, and the message on which it stands. */
export interface OpenNotice {
  readonly message: MessageRef;
  readonly notice: NoticeErrand;
}

/** As it stands from now on; null where nothing of it can be pressed any more. */
export type NotedNotice = Omit<OpenNotice, 'notice'> & { readonly notice: NoticeErrand | null };

/** A closed table, as far as it is known to whoever chooses among many. */
export type ClosedTable = Pick<Table, 'id' | 'gameId' | 'place' | 'hostId' | 'seats'>;

export interface LiveCounts {
  readonly server: number;
  readonly channel: number;
}

/** Where a table cannot be read, whatever reads it throws `UnreadableTable`. */
export interface TableStore {
  load(id: TableId): Promise<Table | null>;
  /** The lobby or running game of that channel. */
  liveIn(channelId: ChannelId): Promise<Table | null>;
  /** Of the tables of that channel that were closed because they slept, the last. */
  lastClosedIn(channelId: ChannelId): Promise<Table | null>;
  /** The tables of that server that were closed because they slept, the last first; none of them is read as a whole. */
  closedOfServer(guildId: string): Promise<readonly ClosedTable[]>;
  /** Of the games of that channel that were begun and are over, the one that ended last. */
  lastOverIn(channelId: ChannelId): Promise<Table | null>;
  /** The lobbies and running games of that server, the oldest first. */
  liveOfServer(guildId: string): Promise<readonly (Table | UnreadableTable)[]>;
  /** The ids of all lobbies and running games, also of those whose rows cannot be read. */
  live(): Promise<readonly TableId[]>;
  /** The ids of all tables that slept too long and can be opened again. */
  closed(): Promise<readonly TableId[]>;
  /** Those of them that wait in their place, and that no errand watches. */
  withoutWaitTimer(): Promise<readonly TableId[]>;
  /** How many of them there are on a server, and of those how many were opened in that channel. */
  liveCounts(guildId: string, openedIn: ChannelId): Promise<LiveCounts>;
  /** The ids of all servers that have one. */
  serversWithTables(): Promise<readonly string[]>;
  /** Throws `UnreadableLog`. */
  log(id: TableId): Promise<readonly LogLine[]>;
  /** Everything that verbs of the table have said, oldest first; what cannot be read is left out. */
  notices(id: TableId): Promise<readonly Notice[]>;
  /** Oldest first; none before the game has begun. Throws `UnreadableLog`. */
  eras(id: TableId): Promise<readonly Era[]>;
  /** The live tables of a game that have another version of its rules than this one. */
  liveWithOtherRules(gameId: string, rulesVersion: string): Promise<readonly TableId[]>;
  /** Wakes the table's errands too. */
  commit(change: Commit): Promise<Committed>;
  rescue(change: Rescue): Promise<Committed>;

  shownOn(id: TableId): Promise<Shown | null>;
  /** The notices of the table of which something can still be pressed, oldest first. */
  openNotices(id: TableId): Promise<readonly OpenNotice[]>;

  /** Due rows that nobody works on, oldest first, at most one of each lane; they are the caller's until given back. */
  claimDue(now: Date, limit: number): Promise<readonly OutboxRow[]>;
  /** Gives back all claims but those on the rows with these ids: one program owns the store, the others are of dead ones. */
  releaseClaims(inHand: readonly number[]): Promise<void>;
  /** When a claim could next succeed. */
  nextDue(): Promise<Date | null>;
  /**
   * The errand is done; if it showed the table on a new message, that one counts from now on. A watch that it writes is
   * dropped where another one was written meanwhile.
   */
  finish(row: OutboxRow, posted?: Posted): Promise<void>;
  /** The errand failed and is tried again at that time. */
  postpone(row: OutboxRow, readyAt: Date, reason: string): Promise<void>;
  /** The errand cannot be done as things are: it waits, and what follows it waits too, until the table is woken. */
  park(row: OutboxRow, error: DeliveryError, reason: string): Promise<void>;
  /** The errand can never be done: it is kept, and holds nobody up; these are to be done because of it. */
  setAside(row: OutboxRow, reason: string, errands: readonly NewErrand[]): Promise<void>;
  /** Whether that errand has changed its table already. */
  isCause(row: OutboxRow): Promise<boolean>;
  /** Whether a later change of the table shows its board by an errand that is still to come. */
  isShownLater(row: OutboxRow): Promise<boolean>;
  /** The table's errands that wait for another try are ready now. */
  wake(id: TableId): Promise<void>;
  /** What was done so far about the table's waiting; null where nobody watches it. */
  reminderStateOf(id: TableId): Promise<ReminderState | null>;
  /** The same of all live tables of that server, with the errands that watch them. */
  waitTimersOfServer(guildId: string): Promise<ReadonlyMap<TableId, StoredWaitTimer>>;
  /** The later calls to somebody on that server that are due by now, in hand or not. */
  callsTo(userId: UserId, guildId: string, now: Date): Promise<readonly KeptCall[]>;
  /** All of it is kept, or nothing; the errands are that table's. A watch that is not there any more belongs to an earlier wait. */
  updateWaitTimers(id: TableId, update: WaitTimerUpdate): Promise<void>;
  /** Of all tables. */
  backlog(now: Date): Promise<Backlog>;
  /** Why the table's errands wait; null when nothing is wrong. */
  deliveryErrorOf(id: TableId): Promise<DeliveryError | null>;

  /** When the backup was made that this store was until now; null where it is none, or where all is done about it. */
  copiedAt(): Promise<Date | null>;
  /** What such a store has still to say may have been said: it is looked for first, and no number of an errand is used again. */
  distrustErrands(): Promise<void>;
  noCopyAnyMore(): Promise<void>;

  readonly statistics: Statistics;
  readonly people: PeopleKept;

  close(): Promise<void>;
}
