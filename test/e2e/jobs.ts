/** The jobs that the outbox of a database still holds, read directly from the file. */
import Database from 'better-sqlite3';

export interface Outbox {
  /** Jobs that should be done by now, including claimed ones; jobs set aside are left out. */
  readonly due: (now: number) => number;
  /** Jobs that are running or could start: the first of each ordering key, if it is due. */
  readonly ready: (now: number) => number;
  readonly close: () => void;
}

const DUE = `SELECT COUNT(*) FROM "ErrandRow" WHERE "dueAt" <= @now AND "lane" NOT LIKE 'set aside %'`;
const READY = `SELECT COUNT(*) FROM "ErrandRow" AS "first"
  WHERE "claimed" OR ("dueAt" <= @now AND "readyAt" <= @now AND NOT EXISTS (
    SELECT 1 FROM "ErrandRow" AS "other"
    WHERE "other"."lane" = "first"."lane" AND ("other"."dueAt", "other"."id") < ("first"."dueAt", "first"."id")
  ))`;

export function openOutbox(file: string): Outbox {
  const database = new Database(file, { readonly: true });
  const counts = (sql: string) => {
    const statement = database.prepare<[{ readonly now: string }], number>(sql).pluck();
    return (now: number) => statement.get({ now: new Date(now).toISOString() }) ?? 0;
  };
  return { due: counts(DUE), ready: counts(READY), close: () => void database.close() };
}

/** Counts the due jobs in the database of another process, for an occasional look. */
export function jobsDue(file: string, now: number): number {
  const outbox = openOutbox(file);
  try {
    return outbox.due(now);
  } finally {
    outbox.close();
  }
}
