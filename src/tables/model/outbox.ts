/** The outbox: jobs that a change to a table writes in its own commit, and that the bot runs afterwards. */

import type { GameEvent } from '../../core/game.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { ChannelId, MessageRef, Table, TableId, UserId } from './table.ts';

export type Job =
  /** Shows the lobby as it is when the job runs. */
  | { readonly kind: 'lobby' }
  /** Shows the board as it is when the job runs. */
  | {
      readonly kind: 'board';
      /** The person who changed the table; the board doesn't ping them. Null if the game moved on without a person. */
      readonly by: UserId | null;
      /** The table's version when the job was written. A later change writes its own board job. */
      readonly version: number;
      /** Always posts a new message, even if the table has changed again since. */
      readonly afresh?: true;
      /** Pings the people the table is waiting for, even if an earlier message has already pinged them. */
      readonly recalls?: true;
    }
  /**
   * Shows a picture of the event, unless the game showed a similar one before the moment `from`, which is counted like
   * `HeldMoment.at`.
   */
  | { readonly kind: 'highlight'; readonly event: GameEvent; readonly from: number }
  /** Showed the end of a game next to its board in earlier releases. This job is no longer written. */
  | { readonly kind: 'ending' }
  /** Removes the buttons from an old message. A notice keeps the buttons that still work, and shows the outcome of the others. */
  | { readonly kind: 'retire'; readonly message: MessageRef; readonly notice?: NoticeJob }
  /** Posts in the table's channel. The store keeps the verbs' notices with the table's log. */
  | NoticeJob
  /** Finds the posted notices with buttons that are no longer valid, and adds the outcome of those buttons. */
  | {
      readonly kind: 'settled';
      readonly controls: readonly Settlement[];
      /** The start of the wait in which the buttons were posted (ISO 8601). The job does nothing during that wait. */
      readonly unlessSince?: string;
    }
  /** Posts a notice in the channel that the table has left. */
  | { readonly kind: 'farewell'; readonly channelId: ChannelId; readonly phrase: Phrase }
  /** Sends one person a direct message. */
  | { readonly kind: 'direct'; readonly to: UserId; readonly phrase: Phrase }
  | CallJob
  | ReminderJob
  /** The table's wait timer: checks whether to remind people or tell them that the table is waiting. */
  | { readonly kind: 'watch'; readonly watch: ReminderState }
  /** Frees a lobby's seats once their reservation for invited people has run out. */
  | { readonly kind: 'invitations' }
  /** Updates the overview of a channel. */
  | { readonly kind: 'overview'; readonly channelId: ChannelId }
  /** Updates the tags of the forum post in which the table is played. */
  | { readonly kind: 'tags' }
  /** Ends the live session that began at that time (ISO 8601), if it has been quiet long enough. */
  | { readonly kind: 'session'; readonly since: string }
  /** Gives the request's default answer, if that request is still open. */
  | { readonly kind: 'answer'; readonly request: string }
  /**
   * Lets a computer continue from the request with this key, if it is still open. With `begins`, it goes first, because people
   * who could go too have asked for that.
   */
  | { readonly kind: 'computer'; readonly request: string; readonly begins?: true };

export interface NoticeJob {
  readonly kind: 'notice';
  readonly phrase: Phrase;
  readonly by: UserId | null;
  /** The people the notice pings (default: none). */
  readonly call?: readonly UserId[];
  /** The buttons on the notice. */
  readonly offers?: readonly NoticeButton[];
  /** The target of the buttons if it isn't the table itself: the name of a proposal, or the key of a request. */
  readonly about?: string;
  /** The seats that people can take with the notice's buttons, one button per seat. */
  readonly seats?: readonly SeatIndex[];
  /** The outcomes of buttons that were removed from the notice. */
  readonly outcomes?: readonly Phrase[];
}

/**
 * Pings a person for a turn, later than the board, because they were asleep or away. The message lists everything that waits for
 * them.
 */
export interface CallJob extends PendingSince {
  readonly kind: 'call';
  readonly to: UserId;
}

/**
 * Reminds people in the channel of the first of these tables, and lists the other tables that wait for them in the same message.
 * The wait timers of all these tables have already counted this reminder.
 */
export interface ReminderJob {
  readonly kind: 'reminder';
  readonly tables: readonly RemindedTable[];
}

export interface RemindedTable extends PendingSince {
  readonly tableId: TableId;
  readonly call: readonly UserId[];
  /** The message is their first ping: the board did not ping them. */
  readonly isCall?: true;
}

/** The moment from which a person was pending, for determining whether they have answered since. */
export interface PendingSince {
  readonly turn: number;
  /** The number of log lines at that moment. A person with a later line has answered. */
  readonly logged: number;
}

/** The text on a notice that replaces a button that is no longer valid. */
export interface Settlement {
  /** The name from `notice-controls.ts`. */
  readonly control: string;
  readonly outcome: Phrase;
}

/** The buttons that a notice can have. */
export const NOTICE_BUTTONS = [
  'agree',
  'object',
  'take-seat',
  'take-turn',
  /** Takes the turn of a person who is overdue. */
  'step-in',
  /** Lets a computer play that turn. */
  'computer-turn',
  'skip-turn',
  'reopen',
  'keep-open',
  /** Lets an invited person take or decline the seat reserved for them. */
  'accept',
  'decline',
] as const;
export type NoticeButton = (typeof NOTICE_BUTTONS)[number];

/** The bot's steps so far in the current wait of a table, stored in the wait timer. */
export interface ReminderState {
  /** The wait that the state belongs to: `Table.waitingSince` in ISO 8601. The timer of an earlier wait does nothing. */
  readonly since: string;
  /**
   * The time when the wait began, or when a person last kept the table open (ISO 8601). The days until the table is closed count
   * from here.
   */
  readonly idleSince: string;
  /** The number of reminders in this wait, including those to the host about a vacant seat. */
  readonly reminders: number;
  /** The times when a message of this timer last pinged each person, or announced that others may act for them (ISO 8601). */
  readonly reminded: readonly { readonly to: UserId; readonly at: string }[];
  /** Whether the bot has announced that others may act now. */
  readonly isOverdueAnnounced: boolean;
  /** The time when the table will be closed according to the warning (ISO 8601); null before the warning. */
  readonly closesAt: string | null;
  /** The people the warning has pinged. */
  readonly warned?: readonly UserId[];
  /** The start of the reminders' rhythm (ISO 8601). If omitted, the beginning of the wait. */
  readonly remindersFrom?: string;
  /** The bot's return after a long absence (ISO 8601). The timer then first pings the people the table waits for again. */
  readonly backAt?: string;
  /** The time when the bot last checked whether the host is still on the server (ISO 8601). If omitted, never. */
  readonly hostSoughtAt?: string;
}

/** A job that a change writes. */
export interface NewJob {
  readonly job: Job;
  readonly dueAt: Date;
}

/** A stored job that cannot be read, because something other than the bot has changed it. */
export interface UnreadableJob {
  readonly kind: 'unreadable';
  readonly code: string;
}

export interface OutboxRow {
  readonly id: number;
  readonly tableId: TableId;
  readonly job: Job | UnreadableJob;
  readonly dueAt: Date;
  /** The number of times the bot has started the job without finishing it. */
  readonly attempts: number;
}

/** Prefix of a cause: followed by the job's number, it identifies the job as the cause of its changes to a table. */
export const OWN_CAUSE = 'outbox-';

export function causeOfRow({ id }: Pick<OutboxRow, 'id'>): string {
  return `${OWN_CAUSE}${id}`;
}

/** The number of jobs by state. */
export interface Backlog {
  /** Jobs that are due: claimed, ready to be claimed, or waiting for a retry. */
  readonly due: number;
  /** The time when the oldest due job became due. Null if no job is due. */
  readonly oldestDueAt: Date | null;
  /** Jobs that are due later, or behind another one with the same ordering key. */
  readonly waiting: number;
  /** Jobs that wait until a person fixes what makes Discord reject them. */
  readonly parked: number;
  /** Jobs that can never run, such as unreadable ones. */
  readonly setAside: number;
}

/** The reasons why a job cannot be delivered. */
export const DELIVERY_ERRORS = ['missing-permission', 'channel-gone', 'other'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/**
 * The bot runs jobs with the same ordering key one at a time, in the order they are due. Jobs that don't have to wait for the
 * table's board have their own keys: removing buttons from old messages, messages to one person or to a channel the table has
 * left, the wait timer and the end of invitations, which are due in hours, the end of a live session, the tags of a post, the
 * overview of a channel, and computers, which take a while.
 */
export function orderingKeyOf(tableId: TableId, job: Job): string {
  switch (job.kind) {
    case 'retire':
      return `${tableId} ${job.message.messageId}`;
    case 'call':
      return callOrderingKey(tableId, job.to);
    case 'direct':
      return `${tableId} to ${job.to}`;
    case 'reminder':
      return `${tableId} reminder`;
    case 'farewell':
      return `${tableId} in ${job.channelId}`;
    case 'watch':
      return waitOrderingKey(tableId);
    case 'computer':
      return `${tableId} computer`;
    case 'invitations':
      return `${tableId} invitations`;
    case 'session':
      return `${tableId} session`;
    case 'overview':
      return `overview ${job.channelId}`;
    case 'tags':
      return `${tableId} tags`;
    case 'lobby':
    case 'board':
    case 'highlight':
    case 'ending':
    case 'notice':
    case 'settled':
    case 'answer':
      return tableId;
  }
}

/**
 * The ordering key of the person's ping at the table. With an empty table id, returns the ending that the keys of the person's
 * pings at all tables share.
 */
export function callOrderingKey(tableId: TableId | '', to: UserId): string {
  return `${tableId} call to ${to}`;
}

/** The ending of every wait timer's ordering key. */
export const WAIT_ORDERING_KEY = ' watch';

/** A table has one wait timer: a new one replaces the previous one. */
export function waitOrderingKey(tableId: TableId): string {
  return `${tableId}${WAIT_ORDERING_KEY}`;
}

/** A notice to the whole table about an action by `by`. */
export function noticeJob(phrase: Phrase, by: UserId | null, dueAt: Date): NewJob {
  return { job: { kind: 'notice', phrase, by }, dueAt };
}

/** The author of a change to a table, and how the board has to be shown after it. */
export type Shows = Omit<Extract<Job, { kind: 'board' }>, 'kind' | 'version'>;

/** The job that shows a changed table. */
export function boardJob(changed: Table, how: Shows, now: Date): NewJob {
  return { job: { kind: 'board', ...how, version: changed.version + 1 }, dueAt: now };
}
