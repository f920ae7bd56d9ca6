/** What the maintenance of the database needs of a SQLite library. */

type Row = Readonly<Record<string, unknown>>;

/** What may be done with the file; `create` makes it where it is not there. */
export type Mode = 'read' | 'write' | 'create';

export interface Opened {
  ask(sql: string, ...values: readonly string[]): Promise<readonly Row[]>;
  /** Into a file that is not there yet: one moment of the database, without what was erased from it. */
  copyInto(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface Library {
  open(file: string, mode: Mode, timeoutMs: number): Promise<Opened>;
}
