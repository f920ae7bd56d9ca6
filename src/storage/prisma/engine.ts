/** The stores' requirements for the database below them, SQLite or PostgreSQL. */
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { StorageError } from '../../tables/model/storage/storage-error.ts';
import type { Table, TableId } from '../../tables/model/table.ts';
import type { Backups } from '../storage.ts';
import type { Dialect } from './dialect.ts';

export interface Engine {
  readonly client: PrismaClient;
  readonly dialect: Dialect;
  readonly durability: Durability;
  readonly backups: Backups;
  /** The error as a `StorageError`; null if it is a bug. */
  readonly storageErrorIn: (error: unknown) => StorageError | null;
}

/** Runs a write to the database. */
export type Writes = <T>(writing: () => Promise<T>) => Promise<T>;

/** Determines when a write survives a power cut, and who waits for that. */
export interface Durability {
  /** Runs a write of the bot's own notes about its jobs. */
  readonly write: Writes;
  /** Runs a write that people are told about immediately; resolves when the write survives a power cut. */
  readonly lasting: Writes;
  readonly settling: Settling;
  /** Called after a person's data is erased: makes the database forget the old values as far as possible. */
  readonly forget: () => Promise<void>;
}

/** Coordinates the writes to a table with its readers, who never see anything that a power cut could still undo. */
export interface Settling {
  /** Runs a write that changes the table; resolves when it survives a power cut. */
  changes<Result>(id: TableId, writing: () => Promise<Result>): Promise<Result>;
  /** Runs a write that people see with the table later. It does not wait for the disk, but the table's readers do. */
  notes(id: TableId, writing: () => Promise<void>): Promise<void>;
  /** Returns the result once it would survive a power cut. */
  settled<Read>(id: TableId, reading: Promise<Read>): Promise<Read>;
  settledTable(reading: Promise<Table | null>): Promise<Table | null>;
}
