/** What the bot does by itself: rows that are written with the change that causes them, and carried out after it. */
import type { Saying } from '../../core/presenter.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { ChannelId, MessageRef, TableId, UserId } from './table.ts';

export type Errand =
  /** Shows the lobby as it now stands. */
  | { readonly kind: 'lobby' }
  /** Shows the board as it now stands. */
  | {
      readonly kind: 'board';
      /** Whoever changed the table, and so needs no call; null when it went on by itself. */
      readonly by: UserId | null;
      /** Of the table when it was written; a later change brings an errand of its own. */
      readonly version: number;
      /** On a new message in any case, and whatever changed since. */
      readonly afresh?: true;
      /** Whoever is asked is called, though they were called before. */
      readonly recalls?: true;
    }
  /** Takes the buttons off a message that has had its day; a notice says what came of it, and keeps those that still hold. */
  | { readonly kind: 'retire'; readonly message: MessageRef; readonly notice?: NoticeErrand }
  /** Says something in the table's channel; what a verb of the table says is kept with its log. */
  | NoticeErrand
  /** Finds the notices on which something means nothing any more, to say there what came of it. */
  | {
      readonly kind: 'settled';
      readonly controls: readonly Settlement[];
      /** Only where the table no longer waits since then, in ISO 8601, as it did when those were offered. */
      readonly unlessSince?: string;
    }
  /** Says something where the table was played until now. */
  | { readonly kind: 'farewell'; readonly channelId: ChannelId; readonly saying: Saying }
  /** Says something to one person, where nobody else reads it. */
  | { readonly kind: 'direct'; readonly to: UserId; readonly saying: Saying }
  | CallErrand
  | ReminderErrand
  /** Looks whether the table waits too long for somebody. */
  | { readonly kind: 'watch'; readonly watch: ReminderState }
  /** Gives the answer that a request gives by itself, if that request still stands. */
  | { readonly kind: 'answer'; readonly request: string };

export interface NoticeErrand {
  readonly kind: 'notice';
  readonly saying: Saying;
  readonly by: UserId | null;
  /** Who is called by it; nobody where it is left out. */
  readonly call?: readonly UserId[];
  /** The buttons that come with it. */
  readonly offers?: readonly NoticeButton[];
  /** What they mean, where that is not the table itself: the name of a proposal, or the question. */
  readonly about?: string;
  /** The seats that can be taken by its buttons: one button for each. */
  readonly seats?: readonly SeatIndex[];
  /** What came of buttons that it had. */
  readonly outcomes?: readonly Saying[];
}

/** Calls somebody to a turn whose board did not call them, since they were asleep or away, with all else that waits for them then. */
export interface CallErrand extends AskedOnce {
  readonly kind: 'call';
  readonly to: UserId;
}

/**
 * Reminds people of the first of these tables, in its channel, and names in the same message the others that wait for them.
 * The watches of all of them count it already.
 */
export interface ReminderErrand {
  readonly kind: 'reminder';
  readonly tables: readonly RemindedTable[];
}

export interface RemindedTable extends AskedOnce {
  readonly tableId: TableId;
  readonly call: readonly UserId[];
  /** They hear of it for the first time: the board did not call them. */
  readonly isCall?: true;
}

/** The turn in which somebody was asked. */
export interface AskedOnce {
  readonly turn: number;
  /** How many lines the log had by then: if they have answered since, they were there. */
  readonly logged: number;
}

/** What came of something that could be pressed. */
export interface Settlement {
  /** As `notice-controls.ts` names it. */
  readonly control: string;
  readonly outcome: Saying;
}

/** What can be pressed on a notice, besides what is pressed on the board. */
export const NOTICE_BUTTONS = [
  'agree',
  'object',
  'take-seat',
  'take-turn',
  /** Takes the turn of somebody who is overdue. */
  'step-in',
  'skip-turn',
  'reopen',
  'keep-open',
] as const;
export type NoticeButton = (typeof NOTICE_BUTTONS)[number];

/** What was done so far about a table that waits. */
export interface ReminderState {
  /** The wait it belongs to, as `Table.waitingSince` in ISO 8601: of another wait it is done with. */
  readonly since: string;
  /** Since when nobody cared for the table at all: the wait began, or somebody kept it open. ISO 8601. */
  readonly idleSince: string;
  /** In all, of this wait. */
  readonly reminders: number;
  /** When each person was reminded last, in ISO 8601. */
  readonly reminded: readonly { readonly to: UserId; readonly at: string }[];
  /** It was said that others may act now. */
  readonly isToldOverdue: boolean;
  /** When the table will be closed, in ISO 8601, as it was said; null as long as it was not. */
  readonly closesAt: string | null;
  /** Whom the warning has called. */
  readonly warned?: readonly UserId[];
  /** From when the rhythm of reminders counts, where that is not the beginning of the wait, in ISO 8601. */
  readonly remindersFrom?: string;
  /** When people could reach the bot again after a long time, in ISO 8601: whoever is asked is called since then, or first of all. */
  readonly backAt?: string;
  /** When it was looked last whether the host is still on the server, in ISO 8601; left out, not yet. */
  readonly hostSoughtAt?: string;
}

/** An errand to be written, due at once unless it says when. */
export interface NewErrand {
  readonly errand: Errand;
  readonly dueAt: Date;
}

/** What other hands made of an errand in the store. */
export interface UnreadableErrand {
  readonly kind: 'unreadable';
  readonly why: string;
}

export interface OutboxRow {
  readonly id: number;
  readonly tableId: TableId;
  readonly errand: Errand | UnreadableErrand;
  readonly dueAt: Date;
  /** How often it was begun and not finished. */
  readonly attempts: number;
}

/** With the number of an errand: the cause of what that errand itself changes about a table. */
export const OWN_CAUSE = 'outbox-';

export function causeOfRow({ id }: Pick<OutboxRow, 'id'>): string {
  return `${OWN_CAUSE}${id}`;
}

/** How much there is still to do. */
export interface Backlog {
  /** Errands that should be done by now: in hand, to be taken up, or failed and to be tried again. */
  readonly due: number;
  /** When the oldest of those was due; null where there is none. */
  readonly oldestDueAt: Date | null;
  /** Due later, or behind another one of its lane. */
  readonly waiting: number;
  /** Until somebody has mended what Discord refuses. */
  readonly parked: number;
  /** For good: they cannot be read. */
  readonly setAside: number;
}

/** What keeps an errand from being done. */
export const DELIVERY_ERRORS = ['missing-permission', 'channel-gone', 'other'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/**
 * Errands of one lane are run one at a time and in order; nobody waits for an old message to lose its buttons, nor for what
 * is said to one person or where the table no longer is, nor for a look that is due in hours.
 */
export function orderingKeyOf(tableId: TableId, errand: Errand): string {
  switch (errand.kind) {
    case 'retire':
      return `${tableId} ${errand.message.messageId}`;
    case 'call':
      return callOrderingKey(tableId, errand.to);
    case 'direct':
      return `${tableId} to ${errand.to}`;
    case 'reminder':
      return `${tableId} reminder`;
    case 'farewell':
      return `${tableId} in ${errand.channelId}`;
    case 'watch':
      return waitOrderingKey(tableId);
    case 'lobby':
    case 'board':
    case 'notice':
    case 'settled':
    case 'answer':
      return tableId;
  }
}

/** Empty where it is of any table. */
export function callOrderingKey(tableId: TableId | '', to: UserId): string {
  return `${tableId} call to ${to}`;
}

/** How the lanes of watches end. */
export const WAIT_ORDERING_KEY = ' watch';

/** A table is watched once: a new watch takes the place of the one before. */
export function waitOrderingKey(tableId: TableId): string {
  return `${tableId}${WAIT_ORDERING_KEY}`;
}

/** What is said to everybody because of what that person did. */
export function noticeErrand(saying: Saying, by: UserId | null, dueAt: Date): NewErrand {
  return { errand: { kind: 'notice', saying, by }, dueAt };
}
