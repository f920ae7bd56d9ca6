/** The outbox: jobs that a change of a table writes in its own commit, and that the bot carries out after it. */

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
      /** The person who changed the table; the board doesn't call them. Null if the game moved without a person. */
      readonly by: UserId | null;
      /** The table's version when the job was written. A later change writes a board job of its own. */
      readonly version: number;
      /** Always posts a new message, even when the table changed again since. */
      readonly afresh?: true;
      /** Calls the people who are asked, even when an earlier message called them. */
      readonly recalls?: true;
    }
  /** Shows a picture of the event, unless the game showed a similar one before the moment `from`, as `HeldMoment.at` counts. */
  | { readonly kind: 'highlight'; readonly event: GameEvent; readonly from: number }
  /** Earlier releases showed the end of a game next to its board. None is written any more. */
  | { readonly kind: 'ending' }
  /** Takes the buttons off an old message. A notice keeps the buttons that still work, and says how the others ended. */
  | { readonly kind: 'retire'; readonly message: MessageRef; readonly notice?: NoticeJob }
  /** Posts in the table's channel. The store keeps what a verb posts with the table's log. */
  | NoticeJob
  /** Finds the posted notices whose buttons lost their meaning, and writes on them how those buttons ended. */
  | {
      readonly kind: 'settled';
      readonly controls: readonly Settlement[];
      /** The start of the wait in which the buttons were posted, ISO 8601. The job does nothing during that wait. */
      readonly unlessSince?: string;
    }
  /** Says something in the channel that the table has left. */
  | { readonly kind: 'farewell'; readonly channelId: ChannelId; readonly phrase: Phrase }
  /** Sends one person a direct message. */
  | { readonly kind: 'direct'; readonly to: UserId; readonly phrase: Phrase }
  | CallJob
  | ReminderJob
  /** The table's wait timer: checks whether a person is to be reminded or told that the table waits. */
  | { readonly kind: 'watch'; readonly watch: ReminderState }
  /** Frees the seats of a lobby that were kept long enough for people who were invited. */
  | { readonly kind: 'invitations' }
  /** Brings the overview of a channel up to date. */
  | { readonly kind: 'overview'; readonly channelId: ChannelId }
  /** Changes the tags of the forum's post in which the table is played. */
  | { readonly kind: 'tags' }
  /** Ends the live session that began then (ISO 8601), if it has been quiet long enough. */
  | { readonly kind: 'session'; readonly since: string }
  /** Gives the request's default answer, if the table still asks that request. */
  | { readonly kind: 'answer'; readonly request: string }
  /**
   * Lets a computer play on from the request with this key, if the table still asks it. With `begins` people who may go as
   * well have asked for it, so it goes before them.
   */
  | { readonly kind: 'computer'; readonly request: string; readonly begins?: true };

export interface NoticeJob {
  readonly kind: 'notice';
  readonly phrase: Phrase;
  readonly by: UserId | null;
  /** The people the notice mentions (default: none). */
  readonly call?: readonly UserId[];
  /** The buttons on the notice. */
  readonly offers?: readonly NoticeButton[];
  /** The object of the buttons, if that is not the table itself: the name of a proposal, or the key of a request. */
  readonly about?: string;
  /** The seats that people can take by its buttons: the notice has one button for each. */
  readonly seats?: readonly SeatIndex[];
  /** The outcomes of the buttons that the notice has lost. */
  readonly outcomes?: readonly Phrase[];
}

/**
 * Calls a person to a turn, later than the board did: they slept or were away. The message names everything that
 * waits for them.
 */
export interface CallJob extends PendingSince {
  readonly kind: 'call';
  readonly to: UserId;
}

/**
 * Reminds people in the channel of the first of these tables, and names in the same message the other tables that
 * wait for them. The wait timers of all of them have counted this reminder already.
 */
export interface ReminderJob {
  readonly kind: 'reminder';
  readonly tables: readonly RemindedTable[];
}

export interface RemindedTable extends PendingSince {
  readonly tableId: TableId;
  readonly call: readonly UserId[];
  /** The message is their first call: the board did not call them. */
  readonly isCall?: true;
}

/** The moment at which a person was asked, to tell whether they have answered since. */
export interface PendingSince {
  readonly turn: number;
  /** How many lines the log had then. A person with a later line has answered. */
  readonly logged: number;
}

/** The words of a notice in place of a button that lost its meaning. */
export interface Settlement {
  /** As `notice-controls.ts` names it. */
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
  /** Lets a computer play it. */
  'computer-turn',
  'skip-turn',
  'reopen',
  'keep-open',
  /** Lets an invited person take or decline the seat kept for them. */
  'accept',
  'decline',
] as const;
export type NoticeButton = (typeof NOTICE_BUTTONS)[number];

/** The bot's steps so far in the current wait of a table, kept in the wait timer. */
export interface ReminderState {
  /** The wait it belongs to: `Table.waitingSince` in ISO 8601. The timer of an earlier wait does nothing. */
  readonly since: string;
  /**
   * When the wait began, or when a person last kept the table open, ISO 8601. The days until the table is closed
   * count from here.
   */
  readonly idleSince: string;
  /** How many reminders this wait has had, those to the host about a vacant seat included. */
  readonly reminders: number;
  /** When a message of this timer last called each person, or announced that others may act for them, ISO 8601. */
  readonly reminded: readonly { readonly to: UserId; readonly at: string }[];
  /** The bot has announced that others may act now. */
  readonly isToldOverdue: boolean;
  /** When the table will be closed, as the warning said, ISO 8601; null before the warning. */
  readonly closesAt: string | null;
  /** The people the warning has called. */
  readonly warned?: readonly UserId[];
  /** From when the rhythm of reminders counts, ISO 8601; left out, from the beginning of the wait. */
  readonly remindersFrom?: string;
  /** The bot's return after a long absence, ISO 8601. The timer then calls the asked people again before anything else. */
  readonly backAt?: string;
  /** When the bot last checked whether the host is still on the server, ISO 8601; left out, never. */
  readonly hostSoughtAt?: string;
}

/** A job that a change writes. */
export interface NewJob {
  readonly job: Job;
  readonly dueAt: Date;
}

/** A job in the store that cannot be read, since something other than the bot changed it. */
export interface UnreadableJob {
  readonly kind: 'unreadable';
  readonly code: string;
}

export interface OutboxRow {
  readonly id: number;
  readonly tableId: TableId;
  readonly job: Job | UnreadableJob;
  readonly dueAt: Date;
  /** How often the bot has begun it without finishing it. */
  readonly attempts: number;
}

/** Prefix of a cause: with the job's number appended, it identifies the job as the cause of its changes to a table. */
export const OWN_CAUSE = 'outbox-';

export function causeOfRow({ id }: Pick<OutboxRow, 'id'>): string {
  return `${OWN_CAUSE}${id}`;
}

/** How many jobs there are, by state. */
export interface Backlog {
  /** Jobs that are due: claimed, ready to be claimed, or waiting for a retry. */
  readonly due: number;
  /** When the oldest due job first became due. Null if none is due. */
  readonly oldestDueAt: Date | null;
  /** Jobs that are due later, or behind another one with the same ordering key. */
  readonly waiting: number;
  /** Jobs that wait until a person mends what Discord refuses. */
  readonly parked: number;
  /** Jobs that can never run, such as those that cannot be read. */
  readonly setAside: number;
}

/** Why a job cannot be delivered. */
export const DELIVERY_ERRORS = ['missing-permission', 'channel-gone', 'other'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/**
 * The bot runs jobs with one ordering key one at a time, in the order they are due. Jobs that need not wait for
 * the table's board have keys of their own: old messages losing their buttons, messages to one person or to a channel
 * the table has left, the wait timer and the end of invitations, which are due in hours, the end of a live session, the tags of a post, the overview of a channel, and computers, which think for a while.
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

/** With an empty table id it is the end that the keys of that person's calls have at every table. */
export function callOrderingKey(tableId: TableId | '', to: UserId): string {
  return `${tableId} call to ${to}`;
}

/** The end of every wait timer's ordering key. */
export const WAIT_ORDERING_KEY = ' watch';

/** A table has one wait timer: a new one replaces the one before. */
export function waitOrderingKey(tableId: TableId): string {
  return `${tableId}${WAIT_ORDERING_KEY}`;
}

/** A notice to the whole table about what `by` did. */
export function noticeJob(phrase: Phrase, by: UserId | null, dueAt: Date): NewJob {
  return { job: { kind: 'notice', phrase, by }, dueAt };
}

/** The author of a change of the table, and how the board is shown because of it. */
export type Shows = Omit<Extract<Job, { kind: 'board' }>, 'kind' | 'version'>;

/** The job that shows a changed table. */
export function boardJob(changed: Table, how: Shows, now: Date): NewJob {
  return { job: { kind: 'board', ...how, version: changed.version + 1 }, dueAt: now };
}
