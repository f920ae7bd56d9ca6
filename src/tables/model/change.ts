/** A verb's decision about a table: who may make it, and its effects. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import type { CampaignChange } from './campaign.ts';
import type { NewJob } from './outbox.ts';
import type { TableRefused } from './refusal.ts';
import type { DueReminderState, NewNote } from './storage/store.ts';
import type { Remains } from './storage/unreadable.ts';
import type { ChannelId, Era, LogLine, Place, Table, UserId } from './table.ts';

/** The server for which something is read or changed: tables on other servers do not exist for it. Null means all servers. */
export interface Scope {
  readonly guildId: string | null;
}

export const ANY_SERVER: Scope = { guildId: null };

/** The origin of a change. */
export interface Origin extends Scope {
  /** Usually the id of an interaction. The store executes each cause only once. */
  readonly cause: string;
}

/** A change made by the program itself, for example by a timer. */
export function ofProgram(cause: string): Origin {
  return { ...ANY_SERVER, cause };
}

/** The person who acts, and the interaction they use. */
export interface Actor extends Origin {
  readonly userId: UserId;
}

/** A person for whose action moderator rights matter. */
export interface PrivilegedActor extends Actor {
  readonly isModerator: boolean;
}

export type Done =
  | {
      readonly ok: true;
      readonly table: Table;
      /** The game events that this change caused. */
      readonly events: readonly GameEvent[];
    }
  | TableRefused;

export interface Change {
  readonly ok: true;
  readonly table: Table;
  readonly lines?: readonly LogLine[];
  readonly events?: readonly GameEvent[];
  readonly jobs: readonly NewJob[];
  /** Notes that are stored with the log like notices, but aren't posted as messages: the board shows them. */
  readonly notes?: readonly NewNote[];
  readonly era?: Era | null;
  /** The change to the campaign whose last table this is. */
  readonly campaign?: CampaignChange;
  /** The channel in which a person opened or reopened the table. */
  readonly openedIn?: ChannelId;
  /** The purpose of a new table. */
  readonly openedFor?: string;
  /** The wait for an answer restarts, though no one has answered. */
  readonly waitsAnew?: true;
  /** The current wait continues: `table.waitingSince` stays. */
  readonly keepsWait?: true;
  /** The new reminder state of the table's wait timer, which next runs when the state is due. */
  readonly reminderState?: DueReminderState;
}

/** A verb's decision about a table that cannot be read. */
export interface Rescued {
  readonly ok: true;
  readonly rescued: Remains;
  /** The place to which the table moves; null if the table ends. */
  readonly place: Place | null;
}

export type Verb = (table: Table, entry: GameEntry) => Change | TableRefused;
