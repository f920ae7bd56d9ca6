/** What a verb decides about a table, who decides it, and what comes of it. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import type { NewErrand } from './outbox.ts';
import type { TableRefused } from './refusal.ts';
import type { DueReminderState, NewNote } from './store.ts';
import type { ChannelId, Era, LogLine, Place, Table, UserId } from './table.ts';
import type { Remains } from './unreadable.ts';

/** Who does something, and the interaction by which; one interaction is carried out once. */
export interface Doer {
  readonly userId: UserId;
  readonly cause: string;
}

/** Somebody of whom it matters whether they are a moderator. */
export interface Ruler extends Doer {
  readonly isModerator: boolean;
}

export type Done =
  | {
      readonly ok: true;
      readonly table: Table;
      /** What the game says happened by this. */
      readonly events: readonly GameEvent[];
    }
  | TableRefused;

export interface Change {
  readonly ok: true;
  readonly table: Table;
  readonly lines?: readonly LogLine[];
  readonly events?: readonly GameEvent[];
  readonly errands: readonly NewErrand[];
  /** Kept with the log as what is said is, where the board says it. */
  readonly notes?: readonly NewNote[];
  readonly era?: Era | null;
  /** Where a table was opened, or opened again. */
  readonly openedIn?: ChannelId;
  /** The waiting time of those who are asked begins anew, though nobody moved. */
  readonly waitsAnew?: true;
  /** It is the same wait, since when the table says. */
  readonly keepsWait?: true;
  /** What the errand that watches the table knows from now on; it looks when this is due. */
  readonly reminderState?: DueReminderState;
}

/** What became of a table that cannot be read. */
export interface Rescued {
  readonly ok: true;
  readonly rescued: Remains;
  /** Null: it is ended. */
  readonly place: Place | null;
}

export type Verb = (table: Table, entry: GameEntry) => Change | TableRefused;
