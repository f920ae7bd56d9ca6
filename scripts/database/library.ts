/** The operations that maintenance of the database needs from a SQLite library. */

type Row = Readonly<Record<string, unknown>>;

/** The mode in which the file is opened; `create` makes a missing one. */
export type Mode = 'read' | 'write' | 'create';

export interface Opened {
  ask(sql: string, ...values: readonly string[]): Promise<readonly Row[]>;
  /** Copies the database as it is at one moment, without erased data, into a file that must not exist yet. */
  copyInto(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface Library {
  open(file: string, mode: Mode, timeoutMs: number): Promise<Opened>;
}
