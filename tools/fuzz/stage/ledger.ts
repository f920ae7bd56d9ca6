/** The database as seen by an outsider: committed changes, choices, and secrets. */
import Database from 'better-sqlite3';

export interface Committed {
  readonly cause: string;
  readonly tableId: string;
}

/** Stored answers, in attempts at the daily challenge and in practice. */
export interface Answered {
  readonly daily: number;
  readonly practice: number;
}

export interface Ledger {
  /** The changes committed since the last call. */
  readonly news: () => readonly Committed[];
  /** The choices of servers and people, as one text to compare. */
  readonly choices: () => string;
  /** The attempts at the daily challenge and the practice, as one text to compare, and the number of their answers. */
  readonly attempts: () => { readonly text: string; readonly answered: Answered };
  /**
   * The seeds of challenges and of games that are not over. A replayed game has the seed of the first game, which everyone may
   * know.
   */
  readonly secrets: () => readonly string[];
  /** Sentences about inconsistent data. */
  readonly faults: () => readonly string[];
  readonly close: () => void;
}

/** Shorter seeds, which a person typed, may appear anywhere by chance. */
const MIN_SECRET = 12;

export function openLedger(file: string): Ledger {
  const database = new Database(file, { readonly: true });
  const changes = database.prepare<[number], Committed & { readonly place: number }>(
    'SELECT rowid AS "place", "cause", "tableId" FROM "TableChange" WHERE rowid > ? ORDER BY rowid',
  );
  const choices = database
    .prepare<[], string>(
      `SELECT (SELECT COALESCE(group_concat("guildId" || "gameId" || "keptAt" || "text"), '') FROM "ServerBox")
        || '/' || (SELECT COALESCE(group_concat("guildId" || "changedAt"), '') FROM "ServerSettings")
        || '/' || (SELECT COALESCE(group_concat("userId" || "changedAt"), '') FROM "PersonSettings")`,
    )
    .pluck();
  const attempts = database.prepare<[], Answered & { readonly text: string }>(
    `SELECT (SELECT COUNT(*) FROM "DailyAnswer") AS "daily",
        (SELECT COALESCE(SUM("answered"), 0) FROM "DailyPractice") AS "practice",
        (SELECT COALESCE(group_concat("date" || "userId" || "startedAt"), '') FROM "DailyAttempt")
        || '/' || (SELECT COALESCE(group_concat("cause"), '') FROM "DailyAnswer")
        || '/' || (SELECT COALESCE(group_concat("date" || "userId" || "startedAt" || "answered"), '') FROM "DailyPractice")
        AS "text"`,
  );
  const secrets = database
    .prepare<[], string>(
      `SELECT CAST("seed" AS TEXT) FROM "GameTable" WHERE "status" NOT IN ('finished', 'aborted')
        AND "seed" NOT IN (SELECT "seed" FROM "GameTable" WHERE "status" IN ('finished', 'aborted'))
        UNION ALL SELECT "seed" FROM "DailyDay" UNION ALL SELECT "secret" FROM "DailySecret"`,
    )
    .pluck();
  const faults = database.prepare<[], { readonly id: string; readonly what: string }>(
    `SELECT "id", 'has version ' || "version" || ' after ' || "changes" || ' changes, the last of which made version '
        || "newest" AS "what" FROM (SELECT "id", "version",
        (SELECT COUNT(*) FROM "TableChange" WHERE "tableId" = "GameTable"."id") AS "changes",
        (SELECT MAX("version") FROM "TableChange" WHERE "tableId" = "GameTable"."id") AS "newest" FROM "GameTable")
      WHERE "version" <> "changes" OR "version" <> "newest"
    UNION ALL
    SELECT "id", 'says it has ' || "logged" || ' lines, and has ' || "lines" FROM (SELECT "id", "logged",
        (SELECT COUNT(*) FROM "LogRow" WHERE "tableId" = "GameTable"."id") AS "lines" FROM "GameTable")
      WHERE "logged" <> "lines"`,
  );
  let seen = 0;
  return {
    news: () => {
      const rows = changes.all(seen);
      seen = rows.at(-1)?.place ?? seen;
      return rows;
    },
    choices: () => choices.get() ?? '',
    attempts: () => {
      const { text = '', daily = 0, practice = 0 } = attempts.get() ?? {};
      return { text, answered: { daily, practice } };
    },
    secrets: () =>
      secrets
        .all()
        .map((seed) => seed.slice(seed.indexOf(':') + 1))
        .filter((seed) => seed.length >= MIN_SECRET),
    faults: () => faults.all().map(({ id, what }) => `table ${id} ${what}`),
    close: () => database.close(),
  };
}
