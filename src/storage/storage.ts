/** The interface of a storage back end: the stores that tables need, and the events that the program has to handle. */
import type { Logger } from 'pino';
import type { DailyStore } from '../daily/daily-store.ts';
import type { Settings } from '../tables/model/settings.ts';
import type { BoxShelf } from '../tables/model/storage/box-shelf.ts';
import type { PeopleKept } from '../tables/model/storage/people-kept.ts';
import type { Statistics } from '../tables/model/storage/statistics.ts';
import type { StorageError, StorageErrorCode } from '../tables/model/storage/storage-error.ts';
import type { TableStore } from '../tables/model/storage/store.ts';
import type { LastSeen } from '../tables/waiting/absence.ts';
import type { ShardLeases } from './shard-leases.ts';

/** An open storage. One process has it until it is closed, or several share it. */
export interface Storage {
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly settings: Settings;
  readonly statistics: Statistics;
  readonly people: PeopleKept;
  readonly daily: DailyStore;
  readonly backups: Backups;
  readonly lastSeen: LastSeen;
  /** The time by the clock that all processes on this storage share. Due times are written and read by it. */
  readonly now: () => Date;
  /** The number of ms by which this machine's clock is ahead of that shared clock. */
  readonly clockAhead: () => number;
  /** Null if one process has the storage, and therefore all shards. */
  readonly shardLeases: ShardLeases | null;
  /** Tries to write: returns why that fails now; null if it works. */
  readonly errorNow: () => Promise<StorageErrorCode | null>;
  /** Resolves when writing must stop, with the reason and the remedy for the operator. */
  readonly failed: Promise<string>;
  /**
   * Resolves when a sound backup is ready. The storage that is opened after this one is closed is that backup. Never resolves if
   * backups are restored by other means.
   */
  readonly restoreIsReady: Promise<void>;
  /** Waits for pending writes. */
  close(): Promise<void>;
}

/** The program's one-time work with a storage that was restored from a backup, before anyone can press a button. */
export interface Backups {
  /** The time of the backup that the database was restored from; null if it wasn't, and after `finishRestore`. */
  restoredFrom(): Promise<Date | null>;
  /**
   * The bot may already have delivered the jobs in the backup, so it searches the channel before it sends one. Job numbers are
   * not reused.
   */
  distrustJobs(): Promise<void>;
  /** Call it when every table has been handled. */
  finishRestore(): Promise<void>;
}

/** The data that people have seen and that a storage lacks. A new storage may lack all of it, or may be the bot's first. */
export type Missing = 'perhaps-everything' | 'everything' | 'latest';

/** A backup that has replaced the storage. */
export interface Restored {
  /** The path of the replaced storage; null if there was none. */
  readonly keptAs: string | null;
}

/** The reasons why a storage cannot be used. */
export type ProblemCode =
  | 'cannot-open'
  | 'network-share'
  | 'read-only'
  | 'no-rights'
  | 'full'
  | 'locked'
  | 'in-use'
  | 'not-a-database'
  | 'corrupt'
  | 'unreadable'
  | 'foreign'
  | 'newer'
  | 'too-old'
  | 'edited'
  | 'unfinished';

export interface StorageProblem {
  readonly code: ProblemCode;
  /** For the operator: what is wrong, and what to do. */
  readonly sentence: string;
}

/** A storage, with what the operator should know about opening it. */
export interface NewlyOpened extends Storage {
  readonly restored: Restored | null;
  readonly missing: Missing | null;
}

export type OpenedStorage =
  | (NewlyOpened & { readonly ok: true })
  | { readonly ok: false; readonly problem: StorageProblem };

/** A damaged row of something other than a table: it is left out, or counts as missing. */
export interface RowDamage {
  /** The database table and the key. */
  readonly row: string;
  readonly code: string;
}

export type StorageErrorListener = (error: StorageError) => void;
export type DamageListener = (damage: RowDamage) => void;

/** The facts that a storage reports to the program that opens it. */
export interface StorageListeners {
  /** Called with every storage error, before it is thrown. */
  readonly onError: StorageErrorListener;
  /** Called each time a damaged row is read. */
  readonly damaged: DamageListener;
  /** Called with the time it took to flush writes to disk, in ms. */
  readonly flushed: (took: number) => void;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
