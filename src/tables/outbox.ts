/** What the bot does by itself: rows that are written with the change that causes them, and carried out after it. */
import type { Saying } from '../core/face.ts';
import type { TableId, UserId } from './table.ts';

export type Errand =
  /** Shows the lobby as it now stands. */
  | { readonly kind: 'lobby' }
  /** Shows the board: on a new message, which calls those users, or on the one that is there. */
  | {
      readonly kind: 'board';
      readonly post: boolean;
      readonly call: readonly UserId[];
      /** Of the table when it was written; a later change brings an errand of its own. */
      readonly version: number;
    }
  /** Says something in the table's channel. */
  | { readonly kind: 'notice'; readonly saying: Saying }
  /** Gives the answer that a request gives by itself, if that request still stands. */
  | { readonly kind: 'answer'; readonly request: string };

/** An errand to be written, due at once unless it says when. */
export interface NewErrand {
  readonly errand: Errand;
  readonly dueAt: Date;
}

export interface OutboxRow {
  readonly id: number;
  readonly tableId: TableId;
  readonly errand: Errand;
  readonly dueAt: Date;
  /** How often it was begun and not finished. */
  readonly attempts: number;
}
