/** A database column: how its value is written, and read only in the format in which it was written. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A stored value can't be what the bot wrote: something else has changed the database. */
export class UnreadableRow extends Error {
  override readonly name = 'UnreadableRow';

  /** `where` names the table, key and column. */
  constructor(where: string, code: string) {
    super(`${where} cannot be read: ${code}`);
  }
}

export interface Column<T> {
  /** The format in which the value is written and read. Changing it requires a new data format (data-format.ts). */
  readonly schema: z.ZodType;
  write(value: T): string;
  /** Throws `UnreadableRow` if the text isn't in that format. */
  read(text: string, where: string): T;
}

/** JSON whose format only the game knows. */
export const jsonColumn: Column<unknown> = {
  schema: z.json(),
  write: (written) => JSON.stringify(written),
  read: jsonIn,
};

/** A game's state, whose format only the game knows; the hash shows whether it was changed. */
export const snapshotColumns = {
  write(state: unknown): { readonly snapshotJson: string; readonly snapshotHash: string } {
    const snapshotJson = JSON.stringify(state ?? null);
    return { snapshotJson, snapshotHash: hashOf(snapshotJson) };
  },
  read(row: { readonly snapshotJson: string; readonly snapshotHash: string }, where: string): unknown {
    if (hashOf(row.snapshotJson) !== row.snapshotHash) throw new UnreadableRow(where, 'its hash is another');
    return JSON.parse(row.snapshotJson);
  },
  /** Whether the state has this text, or this hash if the text is damaged. */
  isOneOf(state: unknown, row: { readonly snapshotJson: string; readonly snapshotHash: string }): boolean {
    const { snapshotJson, snapshotHash } = snapshotColumns.write(state);
    return snapshotJson === row.snapshotJson || snapshotHash === row.snapshotHash;
  },
};

/**
 * Checks the id of a server or a channel. With an empty id, or an id with URL characters in it, a request to Discord would mean
 * something else. Throws `UnreadableRow`.
 */
export function idIn(id: string, where: string): string {
  if (!/^[\w -]+$/u.test(id)) throw new UnreadableRow(where, 'it is no id');
  return id;
}

/** Checks a count, since a SQLite column may contain any type. */
export function countIn(count: number, where: string): number {
  if (!Number.isSafeInteger(count) || count < 0) throw new UnreadableRow(where, 'it is no count');
  return count;
}

/** Throws `UnreadableRow` if the time is invalid. */
export function timeIn(time: Date, where: string): Date {
  if (Number.isNaN(time.getTime())) throw new UnreadableRow(where, 'it is no time');
  return time;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function column<T>(
  schema: z.ZodType<T>,
  stored: (written: T) => unknown = (written) => written,
): Column<T> {
  return {
    schema,
    write: (written) => JSON.stringify(stored(written)),
    read: (text, where) => {
      const parsed = schema.safeParse(jsonIn(text, where));
      if (!parsed.success) throw new UnreadableRow(where, z.prettifyError(parsed.error));
      return parsed.data;
    },
  };
}

function jsonIn(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would quote a part of the text.
    throw new UnreadableRow(where, 'it is no JSON');
  }
}
