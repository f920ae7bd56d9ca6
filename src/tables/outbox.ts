/** What the bot does by itself: rows that are written with the change that causes them, and carried out after it. */
import type { Saying } from '../core/face.ts';
import type { MessageRef, TableId, UserId } from './table.ts';

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
  /** Takes the buttons off a message that has had its day. */
  | { readonly kind: 'retire'; readonly message: MessageRef }
  /** Says something in the table's channel. */
  | { readonly kind: 'notice'; readonly saying: Saying }
  /** Gives the answer that a request gives by itself, if that request still stands. */
  | { readonly kind: 'answer'; readonly request: string };

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

/** What keeps an errand from being done. */
export const TROUBLES = ['missing-permission', 'channel-gone', 'other'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Errands of one lane are run one at a time and in order; nobody waits for an old message to lose its buttons. */
export function laneOf(tableId: TableId, errand: Errand): string {
  return errand.kind === 'retire' ? `${tableId} ${errand.message.messageId}` : tableId;
}
