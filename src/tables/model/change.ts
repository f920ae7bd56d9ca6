/** The decision of a verb about a table: who may decide it, and its effects. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import type { CampaignChange } from './campaign.ts';
import type { NewJob } from './outbox.ts';
import type { TableRefused } from './refusal.ts';
import type { DueReminderState, NewNote } from './storage/store.ts';
import type { Remains } from './storage/unreadable.ts';
import type { ChannelId, Era, LogLine, Place, Table, UserId } from './table.ts';

/** The server for which something is read or changed: tables of others do not exist for it. Null reaches all. */
export interface Scope {
  readonly guildId: string | null;
}

export const ANY_SERVER: Scope = { guildId: null };

/** The origin of a change. */
export interface Origin extends Scope {
  /** Usually the id of an interaction. The store carries out each cause once. */
  readonly cause: string;
}

/** A change by the program itself, such as one that a timer makes. */
export function ofProgram(cause: string): Origin {
  return { ...ANY_SERVER, cause };
}

/** The person who acts, and the interaction by which they act. */
export interface Actor extends Origin {
  readonly userId: UserId;
}

/** A person whose moderator rights matter for what they do. */
export interface PrivilegedActor extends Actor {
  readonly isModerator: boolean;
}

export type Done =
  | {
      readonly ok: true;
      readonly table: Table;
      /** The game's events that this change caused. */
      readonly events: readonly GameEvent[];
    }
  | TableRefused;

export interface Change {
  readonly ok: true;
  readonly table: Table;
  readonly lines?: readonly LogLine[];
  readonly events?: readonly GameEvent[];
  readonly jobs: readonly NewJob[];
  /** Notes that are stored with the log like notices, but have no message of their own: the board says them. */
  readonly notes?: readonly NewNote[];
  readonly era?: Era | null;
  /** The change of the campaign of which this is the last table. */
  readonly campaign?: CampaignChange;
  /** The channel in which a person opened or reopened the table. */
  readonly openedIn?: ChannelId;
  /** The purpose of a new table. */
  readonly openedFor?: string;
  /** The wait for an answer begins again, though no one answered. */
  readonly waitsAnew?: true;
  /** The same wait continues: `table.waitingSince` holds. */
  readonly keepsWait?: true;
  /** The reminder state that the table's wait timer has from now on; the timer runs next when it is due. */
  readonly reminderState?: DueReminderState;
}

/** The decision of a verb about a table that cannot be read. */
export interface Rescued {
  readonly ok: true;
  readonly rescued: Remains;
  /** The place to which the table moves; null if the table ends. */
  readonly place: Place | null;
}

export type Verb = (table: Table, entry: GameEntry) => Change | TableRefused;
