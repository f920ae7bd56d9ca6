/** The interface of the table store. One commit writes everything that a verb changes. */

import type { CampaignChange } from '../campaign.ts';
import type { GameResult } from '../game-result.ts';
import type {
  Backlog,
  CallJob,
  DeliveryError,
  NewJob,
  NoticeJob,
  OutboxRow,
  ReminderState,
} from '../outbox.ts';
import type { ChannelId, Era, LogLine, MessageRef, Notice, Place, Table, TableId, UserId } from '../table.ts';
import type { CampaignStore } from './campaign-store.ts';
import type { KeptReview, ReviewedGames, StoredReview } from './reviews.ts';
import type { Remains, UnreadableTable } from './unreadable.ts';

/** A phrase that is stored with the log but has no message of its own. */
export type NewNote = Pick<Notice, 'phrase' | 'by'>;

export interface DueReminderState {
  readonly state: ReminderState;
  readonly dueAt: Date;
}

/** A table's wait timer, as a stored job. */
export interface StoredWaitTimer {
  readonly rowId: OutboxRow['id'];
  readonly state: ReminderState;
  /** True if the bot is running this timer right now; that run may have read an older state. */
  readonly isInHand: boolean;
}

/** A stored job that pings a person later than the board was posted, because they were asleep or away. */
export interface KeptCall {
  readonly rowId: OutboxRow['id'];
  readonly tableId: TableId;
  readonly job: CallJob;
}

/** New reminder states for the wait timers of several tables, with the jobs that follow. */
export interface WaitTimerUpdate {
  readonly timers: readonly Pick<StoredWaitTimer, 'rowId' | 'state'>[];
  readonly jobs: readonly NewJob[];
  /** Jobs made obsolete by the update; the store deletes them. */
  readonly done?: readonly OutboxRow['id'][];
}

/** A change to one table: it is stored completely or not at all. */
export interface Commit {
  /** The table after the change. Its version is one above the loaded version; a new table has version 1. */
  readonly table: Table;
  readonly lines: readonly LogLine[];
  /**
   * The store keeps any notices among them with the log. A wait timer replaces the table's earlier one, unless the bot is running
   * that timer right now.
   */
  readonly jobs: readonly NewJob[];
  readonly notes?: readonly NewNote[];
  /** The new reminder state of the table's wait timer. Its time changes too, unless the timer is running. */
  readonly reminderState?: DueReminderState;
  /** True if no seat changed its person or role, so that the store doesn't have to write the seats. */
  readonly keepsSeats?: true;
  /** True if the store has to forget which message shows the table. */
  readonly forgetsShown?: true;
  /** The era that begins with this change, if one does. */
  readonly era?: Era;
  /** The result for the statistics, if the change ends a game that counts. */
  readonly result?: GameResult;
  /** The change to the campaign whose last table this is. */
  readonly campaign?: CampaignChange;
  /** The channel in which the table was opened or reopened; for a thread, its parent channel. */
  readonly openedIn?: ChannelId;
  /** The purpose of a new table, so that another press of the same button finds it. */
  readonly openedFor?: string;
  /**
   * The cause of the change, usually an interaction id. The store refuses a second commit with the same cause. On opening, the
   * store forgets causes older than a day, except those of jobs it still has.
   */
  readonly cause: string;
}

/**
 * A change to a table that cannot be read: it ends, or moves to another place. The store writes nothing else about it. If the
 * table ends, its jobs are deleted.
 */
export interface Rescue {
  readonly remains: Remains;
  /** The new place; null ends the table. */
  readonly place: Place | null;
  readonly changedAt: Date;
  /** The cause of the change, as in a `Commit`. */
  readonly cause: string;
}

export interface FinishedGame {
  readonly hostId: UserId;
  readonly guildId: string;
  readonly gameId: string;
  readonly seed: string;
}

export const COMMITTED = [
  'done',
  /** Another change came in since the table was read. */
  'conflict',
  /** A change with this cause was already made. */
  'repeated',
  /** Another live table has that channel. */
  'channel-taken',
] as const;
export type Committed = (typeof COMMITTED)[number];

/** The part of a game that is shown by a message. */
export interface ShownBoard {
  /** The number of the turn; null when the game is over. */
  readonly turn: number | null;
  /** The people who had to decide when the turn was first shown. */
  readonly pending: readonly UserId[];
  /** The people in `pending` who are shown as away. */
  readonly away: readonly UserId[];
  /** The number of the first event on the board, counted over the whole game. */
  readonly from: number;
  /** The number of the first event of the turn: the next turn's message begins with it. */
  readonly to: number;
  /** The number of events when the board was posted; earlier releases didn't record it. */
  readonly posted?: number;
  /** The board was posted while the game was paused or over, so it pinged no one. */
  readonly callsNobody?: true;
}

/** The message that shows a table now. */
export interface Shown extends MessageRef {
  readonly postedAt: Date;
  /** The board in the message; null while the message shows the lobby. */
  readonly board: ShownBoard | null;
}

/** The result of running a job. */
export interface Posted {
  /** A new message that shows the table; null if there isn't one. */
  readonly shown: Shown | null;
  /** Follow-up jobs. A ping replaces an earlier one to the same person at the same table. */
  readonly jobs: readonly NewJob[];
  /** Notices that now have buttons, or have lost their last one. */
  readonly notices?: readonly NotedNotice[];
}

/** A notice with buttons, and the message that shows it. */
export interface OpenNotice {
  readonly message: MessageRef;
  readonly notice: NoticeJob;
}

/** The notice with its remaining buttons; null if it has none. */
export type NotedNotice = Omit<OpenNotice, 'notice'> & { readonly notice: NoticeJob | null };

/** Selects the tables of one shard; `count` is the total number of shards. */
export interface ShardFilter {
  readonly shard: number;
  readonly count: number;
}

/** The facts about a closed table that a list shows. */
export type ClosedTable = Pick<Table, 'id' | 'gameId' | 'place' | 'hostId' | 'seats'>;

/** The circumstances in which a live table was opened. */
export interface LiveOpening {
  readonly id: TableId;
  readonly hostId: UserId;
  readonly isLobby: boolean;
  /** The channel in which the table was opened; null if the channel was not recorded. */
  readonly openedIn: ChannelId | null;
  readonly openedFor: string | null;
}

export interface LiveCounts {
  readonly server: number;
  readonly channel: number;
}

/**
 * Methods that read a table throw `UnreadableTable` if its row is damaged. They drop the recent events before the first one on
 * the shown board, because no board shows those again.
 */
export interface TableStore extends CampaignStore {
  load(id: TableId): Promise<Table | null>;
  /** The lobby or running game of that channel. */
  liveIn(channelId: ChannelId): Promise<Table | null>;
  /** The table in that channel that was most recently closed for inactivity. */
  lastClosedIn(channelId: ChannelId): Promise<Table | null>;
  /** The tables on that server that were closed for inactivity, most recent first, without their states. */
  closedOfServer(guildId: string): Promise<readonly ClosedTable[]>;
  /** The game that ended most recently in that channel; a lobby that never started does not count. */
  lastOverIn(channelId: ChannelId): Promise<Table | null>;
  /** The most recently finished game with that host and seed on the server. */
  lastFinishedOf(of: FinishedGame): Promise<Table | null>;
  /** The lobbies and running games on that server, oldest first. */
  liveOfServer(guildId: string): Promise<readonly (Table | UnreadableTable)[]>;
  /** The lobbies and running games in which the person has a seat, on all servers, oldest first. */
  liveOfPerson(userId: UserId): Promise<readonly (Table | UnreadableTable)[]>;
  /**
   * The ids of the lobbies and running games in which the person has a seat, and in which a computer plays that seat or stands in
   * for a person. Loads no table, because every interaction needs these ids.
   */
  playedFor(userId: UserId): Promise<readonly TableId[]>;
  /** The ids of all lobbies and running games, or of those on one server, even if their rows cannot be read. */
  live(guildId?: string): Promise<readonly TableId[]>;
  /** The ids of all closed tables, which people can reopen. */
  closed(): Promise<readonly TableId[]>;
  /** The ids of live tables without a wait timer, except suspended ones. */
  withoutWaitTimer(): Promise<readonly TableId[]>;
  /**
   * The number of the server's live tables, and of those opened in that channel; if `openedIn` is null, the second number is
   * zero. Suspended tables do not count.
   */
  liveCounts(guildId: string, openedIn: ChannelId | null): Promise<LiveCounts>;
  /** The live tables on that server, oldest first, except suspended ones. No table is loaded. */
  liveOpenings(guildId: string): Promise<readonly LiveOpening[]>;
  /** The ids of all servers with a live table. */
  serversWithTables(): Promise<readonly string[]>;
  /** The table's log. Throws `UnreadableLog`. */
  log(id: TableId): Promise<readonly LogLine[]>;
  /** All notices at the table, oldest first; unreadable rows are left out. */
  notices(id: TableId): Promise<readonly Notice[]>;
  /** The notices at all tables in that channel from that time on, oldest first; unreadable rows are left out. */
  noticesIn(channelId: ChannelId, since: Date): Promise<readonly Notice[]>;
  /** The table's eras, oldest first; empty before the game has begun. Throws `UnreadableLog`. */
  eras(id: TableId): Promise<readonly Era[]>;
  /** The table's review; null if none is stored. Throws `UnreadableReview`. */
  reviewOf(id: TableId): Promise<StoredReview | null>;
  /** The ids of the person's newest reviewed games on the server, or only of those in the channel; the newest first. */
  reviewedOf(of: ReviewedGames): Promise<readonly TableId[]>;
  /** Replaces an earlier review of the table, even if that one was shown. */
  keepReview(id: TableId, kept: KeptReview): Promise<void>;
  /** Notes that the review is shown; false if it was shown before, or if there isn't one. */
  noteReviewShown(id: TableId): Promise<boolean>;
  /** Withdraws that note because the review couldn't be posted. */
  withdrawReviewShown(id: TableId): Promise<void>;
  /** The live tables of a game with a rules version other than this one. */
  liveWithOtherRules(gameId: string, rulesVersion: string): Promise<readonly TableId[]>;
  /** Stores the change, and makes the table's postponed and parked jobs ready immediately. */
  commit(change: Commit): Promise<Committed>;
  rescue(change: Rescue): Promise<Committed>;

  shownOn(id: TableId): Promise<Shown | null>;
  /** The table's notices that still have a button, oldest first. */
  openNotices(id: TableId): Promise<readonly OpenNotice[]>;

  /**
   * Claims due rows, oldest first, at most one per ordering key; if `part` is given, only those of that part. They stay claimed
   * until the caller finishes, postpones, parks or sets them aside.
   */
  claimDue(now: Date, limit: number, part?: ShardFilter | null): Promise<readonly OutboxRow[]>;
  /**
   * Releases the claims of dead processes, and this process's own claims on rows in `part`, except `inFlight`. In a store that
   * only one process can open, every claim counts as its own.
   */
  releaseClaims(inFlight: readonly number[], part?: ShardFilter | null): Promise<void>;
  /** When the next row of `part` can be claimed; null if none can. */
  nextDue(part?: ShardFilter | null): Promise<Date | null>;
  /**
   * Deletes the job. A new message that shows the table replaces the earlier one. A wait timer among `posted.jobs` is dropped if
   * a change to the table has written another one in the meantime.
   */
  finish(row: OutboxRow, posted?: Posted): Promise<void>;
  /** Keeps a failed job for a retry at that time. */
  postpone(row: OutboxRow, readyAt: Date, reason: string): Promise<void>;
  /** Keeps a job that Discord rejects. The job and those behind it wait until `wake`, or until `readyAt` if that is not null. */
  park(row: OutboxRow, error: DeliveryError, reason: string, readyAt: Date | null): Promise<void>;
  /** Keeps a job that can never run, so that it holds up no others, and writes these jobs instead. */
  setAside(row: OutboxRow, reason: string, jobs: readonly NewJob[]): Promise<void>;
  /** Whether that job has already changed its table. */
  isCause(row: OutboxRow): Promise<boolean>;
  /** Whether a later change to the table wrote a board job that has not run yet. */
  isShownLater(row: OutboxRow): Promise<boolean>;
  /** Makes the table's postponed and parked jobs ready immediately. */
  wake(id: TableId): Promise<void>;
  /** The state of the table's wait timer; null if it has none. */
  reminderStateOf(id: TableId): Promise<ReminderState | null>;
  /** The wait timers of all live tables of that server. */
  waitTimersOfServer(guildId: string): Promise<ReadonlyMap<TableId, StoredWaitTimer>>;
  /** The ping jobs for that person on that server that are due, claimed or not. */
  callsTo(userId: UserId, guildId: string, now: Date): Promise<readonly KeptCall[]>;
  /**
   * Writes the update completely or not at all; its jobs belong to table `id`. A timer that is gone belonged to an earlier wait
   * and is skipped.
   */
  updateWaitTimers(id: TableId, update: WaitTimerUpdate): Promise<void>;
  /** Counts the jobs of all tables. */
  backlog(now: Date): Promise<Backlog>;
  /** Why the table's jobs wait; null if nothing is wrong. */
  deliveryErrorOf(id: TableId): Promise<DeliveryError | null>;
}
