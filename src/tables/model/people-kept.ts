/** What is kept of a person, wherever it stands: to be handed to them, and to be erased. */
import type { Saying } from '../../core/presenter.ts';
import type { LoggedAction, LoggedReturn } from '../../core/replay.ts';
import type { GameResult } from './game-result.ts';
import type { PersonSettings } from './settings.ts';
import type { Place, TableId, TableStatus, UserId } from './table.ts';

/** What somebody did at a table. */
export interface OwnTable {
  readonly table: TableId;
  readonly game: string;
  readonly place: Place;
  readonly status: TableStatus;
  readonly openedAt: Date;
  readonly isHost: boolean;
  /** What they play as, seat by seat; null where it is not drawn yet. */
  readonly seats: readonly (string | null)[];
  /** Their lines of the log, oldest first. */
  readonly log: readonly OwnLine[];
  readonly notices: readonly OwnNotice[];
}

export type OwnLine = { readonly line: number } & (Pick<LoggedAction, 'seat' | 'action'> | LoggedReturn);

/** What the table said because of them. */
export interface OwnNotice {
  readonly saying: Saying;
  readonly saidAt: Date;
}

export interface OwnResult extends Omit<GameResult, 'seats'> {
  readonly seats: readonly { readonly role: string | null; readonly hasWon: boolean }[];
}

/** A box file that they gave for a server. */
export interface OwnBoxFile {
  readonly guildId: string;
  readonly game: string;
  readonly keptAt: Date;
  readonly text: string;
}

/** Everything that is kept of one person. Others are in it only by what was said of both. */
export interface PersonsData {
  readonly user: UserId;
  readonly settings: PersonSettings;
  readonly tables: readonly OwnTable[];
  readonly results: readonly OwnResult[];
  readonly boxFiles: readonly OwnBoxFile[];
}

export interface PeopleKept {
  dataOf(userId: UserId): Promise<PersonsData>;
  /** The tables that are not over, or can be opened again, and know that person. */
  openTablesOf(userId: UserId): Promise<readonly TableId[]>;
  /**
   * Their settings are gone, and what they typed; wherever else their id stood there is `ERASED`, and so it is with `names`, as
   * they stand in what others typed: all of it, or nothing. Nor is any of it left in the files of the store.
   */
  erase(userId: UserId, names: readonly string[]): Promise<void>;
}
