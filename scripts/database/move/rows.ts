/** The data moved between databases: tables of rows, in a form and an order common to both. */
import { createHash } from 'node:crypto';

/** A time is text: ISO 8601 in UTC, with milliseconds. */
export type Value = string | number | boolean | null;
export type Row = readonly Value[];

export const KINDS = ['text', 'integer', 'real', 'boolean', 'time'] as const;
export type Kind = (typeof KINDS)[number];

export interface Column {
  readonly name: string;
  readonly kind: Kind;
}

/** Tables come before those that refer to them. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of the primary key: rows are read in its order, text by its bytes. */
  readonly key: readonly string[];
}

/** The last row number a table has used; numbers aren't reused. */
export interface Reached {
  readonly table: string;
  readonly number: number;
}

/** Facts about a database besides its tables. */
export interface Known {
  readonly reached: readonly Reached[];
  /**
   * The time of the backup from which the database was restored. Null if it wasn't restored, or once every game table has been
   * notified.
   */
  readonly restoredFrom: Date | null;
  readonly seenAt: Date | null;
}

export interface Tally {
  readonly count: number;
  readonly checksum: string;
}

/** Passes every row to `take` and adds it to the tally. */
export async function tallied(rows: AsyncIterable<Row>, take?: (row: Row) => Promise<void>): Promise<Tally> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const row of rows) {
    hash.update(`${JSON.stringify(row)}\n`);
    count += 1;
    await take?.(row);
  }
  return { count, checksum: hash.digest('hex') };
}
