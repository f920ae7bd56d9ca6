/** Keeps the prepared statements of a connection, since SQLite takes as long to prepare a query as to run it. */
import type Database from 'better-sqlite3';

type Statement = Database.Statement<[readonly unknown[]]>;

/** The maximum number of kept statements. The program has fewer queries; only lists of different lengths add more. */
const MOST = 300;

/** Other statements are prepared each time: SQLite executes some pragmas while preparing them. */
const IS_KEPT = /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/;

/**
 * The statement with a `bind` that only keeps the values for the next run, because values bound in the database would stay bound.
 * The column list is read once, since it depends only on the query.
 */
function bindable(statement: Statement) {
  let known: ReturnType<Statement['columns']> | null = null;
  const columns = () => {
    known ??= statement.columns();
    return known;
  };
  return {
    run: () => statement.run([]),
    bind: (values: readonly unknown[]) => ({
      reader: statement.reader,
      run: () => statement.run(values),
      columns,
      raw: () => ({ all: () => statement.raw().all(values) }),
    }),
  };
}

/** Changes the result of the connection's `prepare`, as far as Prisma's adapter uses it. */
export function keepPrepared(connection: Database.Database): void {
  const prepare: (sql: string) => Statement = connection.prepare.bind(connection);
  const kept = new Map<string, ReturnType<typeof bindable>>();
  const value = (sql: string) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const made = bindable(prepare(sql));
    if (!IS_KEPT.test(sql)) return made;
    if (kept.size >= MOST) kept.clear();
    kept.set(sql, made);
    return made;
  };
  Object.defineProperty(connection, 'prepare', { value });
}
