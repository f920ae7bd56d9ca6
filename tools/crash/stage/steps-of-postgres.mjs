/** Counts the statements that the program sends to its PostgreSQL server. */
import pg from 'pg';

const READ = 'a look';
const WRITES = /\b(INSERT|UPDATE|DELETE)\b(?: INTO| FROM)?\s+(?:"\w+"\.)?"(\w+)"/gi;
const FIRST_WORD = /^\s*(\w+)/;
const STEPS = /^\s*SELECT "writeSteps"/;

/** A change to a table, or anything else written in one statement, is committed by that statement. */
const CHANGE = 'a change to a table: COMMIT';

/** Reads are one kind; `WITH` precedes the statement it prepares. */
function statementIn(sql, values) {
  if (STEPS.test(sql)) return ofSteps(JSON.parse(values[0]));
  const [, first = ''] = FIRST_WORD.exec(sql) ?? [];
  const verb = first.toUpperCase();
  if (!['INSERT', 'UPDATE', 'DELETE', 'WITH'].includes(verb))
    return { kind: ['BEGIN', 'COMMIT', 'ROLLBACK'].includes(verb) ? verb : READ, change: [] };
  const [, written, table] = [...sql.matchAll(WRITES)].at(verb === 'WITH' ? -1 : 0) ?? [];
  return { kind: written === undefined ? READ : `${written.toUpperCase()} ${table}`, change: [] };
}

/** The kind of these steps, and the values of the change that they write, including its cause: those of its `TableChange` row. */
function ofSteps(steps) {
  const rows = steps.flatMap((step) =>
    step.do === 'insert' && step.table === 'TableChange' ? step.rows : [],
  );
  if (rows.length > 0) return { kind: CHANGE, change: rows.flatMap((row) => Object.values(row)).map(String) };
  const isJob = steps.some((step) => step.do === 'delete' && step.table === 'ErrandRow');
  return { kind: isJob ? 'an errand noted as done: COMMIT' : 'another change: COMMIT', change: [] };
}

/** Steps that the database refuses come back as an ordinary result, not as an error. */
function isRefused(sql, result) {
  if (!STEPS.test(sql)) return false;
  const [row] = result?.rows ?? [];
  return Object.values(row ?? {})[0] !== 'done';
}

/**
 * `reach` is called before, during and after each statement, and `done` with each statement that was carried out, both with the
 * values of the change that it writes. Returns a function that stops the counting.
 */
export function countSteps({ reach, done }) {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function queryCounted(...args) {
    const [config] = args;
    const sql = typeof config === 'string' ? config : config?.text;
    if (typeof sql !== 'string') return query.apply(this, args);
    const { kind, change } = statementIn(sql, config.values ?? args[1] ?? []);
    const answered = (result) => {
      const written = isRefused(sql, result) ? null : change;
      if (written !== null) reach(kind, 'after', written);
      done(kind, written ?? []);
    };
    reach(kind, 'before', change);
    const callback = args.at(-1);
    if (typeof callback === 'function')
      args[args.length - 1] = (error, result) => {
        if (!error) answered(result);
        return callback(error, result);
      };
    const asked = query.apply(this, args);
    // By then the statement is on its way to the server, which carries it out even if no program receives the result.
    setImmediate(() => reach(kind, 'during', change));
    return typeof callback === 'function'
      ? asked
      : asked.then((result) => {
          answered(result);
          return result;
        });
  };
  return () => {
    pg.Client.prototype.query = query;
  };
}
