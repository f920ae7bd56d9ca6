/** Counts the statements that the program gives to its SQLite file. */
import Database from 'better-sqlite3';

const STATEMENT = /^\s*(\w+)(?:[\s\S]*?\b(?:INTO|FROM|UPDATE)\b|)\s*(?:[`"]?main[`"]?\.)?[`"]?(\w*)/i;

/** For example `INSERT LogRow` or `COMMIT`; all reads are one kind. */
function statementIn(sql) {
  const [, verb = '', name = ''] = STATEMENT.exec(sql) ?? [];
  return /^(?:select|pragma)$/i.test(verb) ? READ : `${verb.toUpperCase()} ${name}`.trim();
}

const READ = 'a look';

const CHANGE = 'INSERT TableChange';

const DOING = {
  [CHANGE]: 'a change to a table',
  'DELETE ErrandRow': 'an errand noted as done',
};

/**
 * `reach` is called before and after each statement, and `done` with each statement that was carried out, both with the values of
 * the change that is being written. Returns a function that stops the counting.
 */
export function countSteps({ reach, done }) {
  /** The name of the open transaction, by its first writing statement. */
  let doing = null;
  let isInTransaction = false;
  /** The values of the change that is being written, with its cause. */
  let change = [];

  function kindOf(statement) {
    if (statement === 'BEGIN') isInTransaction = true;
    else if (isInTransaction && doing === null && statement !== READ)
      doing = DOING[statement] ?? 'another transaction';
    return doing === null ? statement : `${doing}: ${statement}`;
  }

  function stepped(sql, values, carryOut) {
    const statement = statementIn(sql);
    const kind = kindOf(statement);
    if (statement === CHANGE) change = [...change, ...values.filter((value) => typeof value === 'string')];
    reach(kind, 'before', change);
    const result = carryOut();
    if (/COMMIT|ROLLBACK/.test(kind)) {
      isInTransaction = false;
      doing = null;
    }
    reach(kind, 'after', change);
    done(kind, change);
    if (!isInTransaction) change = [];
    return result;
  }

  const { prepare } = Database.prototype;
  Database.prototype.prepare = function prepareCounted(sql) {
    const statement = prepare.call(this, sql);
    let bound = [];
    const { bind } = statement;
    statement.bind = (...values) => {
      bound = values.flat();
      return bind.apply(statement, values);
    };
    // The program keeps a statement and gives it other values each time, so they are read at its execution.
    for (const verb of ['run', 'all', 'get']) {
      const carryOut = statement[verb];
      statement[verb] = (...values) =>
        stepped(sql, [...bound, ...values.flat()], () => carryOut.apply(statement, values));
    }
    return statement;
  };
  return () => {
    Database.prototype.prepare = prepare;
  };
}
