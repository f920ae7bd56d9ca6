/** Counts the statements that the program gives to its SQLite file. */
import Database from 'better-sqlite3';

/** What the open transaction writes, named by its first writing statement. */
let doing = null;
let isInTransaction = false;
/** The values of the change that is being written, with its cause. */
let change = [];

const STATEMENT = /^\s*(\w+)(?:[\s\S]*?\b(?:INTO|FROM|UPDATE)\b|)\s*(?:[`"]?main[`"]?\.)?[`"]?(\w*)/i;

/** For example `INSERT LogRow` or `COMMIT`; all reads are one kind. */
function statementIn(sql) {
  const [, verb = '', name = ''] = STATEMENT.exec(sql) ?? [];
  return /^(?:select|pragma)$/i.test(verb) ? READ : `${verb.toUpperCase()} ${name}`.trim();
}

const READ = 'a look';

const CHANGE = 'INSERT TableChange';

const DOING = {
  [CHANGE]: 'a change of a table',
  'DELETE ErrandRow': 'an errand noted as done',
};

function kindOf(sql) {
  const statement = statementIn(sql);
  if (statement === 'BEGIN') isInTransaction = true;
  else if (isInTransaction && doing === null && statement !== READ)
    doing = DOING[statement] ?? 'another transaction';
  return doing === null ? statement : `${doing}: ${statement}`;
}

/** `reach` is called before and after each statement, `done` with each that was carried out. */
export function countSteps({ reach, done }) {
  function stepped(sql, carryOut) {
    const kind = kindOf(sql);
    reach(kind, 'before', change);
    const result = carryOut();
    if (/COMMIT|ROLLBACK/.test(kind)) {
      isInTransaction = false;
      doing = null;
    }
    reach(kind, 'after', change);
    if (!isInTransaction) change = [];
    done(kind);
    return result;
  }

  const { prepare } = Database.prototype;
  Database.prototype.prepare = function prepareCounted(sql) {
    const statement = prepare.call(this, sql);
    const { bind } = statement;
    statement.bind = (...args) => {
      if (statementIn(sql) === CHANGE) change = args.flat().filter((value) => typeof value === 'string');
      return bind.apply(statement, args);
    };
    for (const verb of ['run', 'all', 'get']) {
      const carryOut = statement[verb];
      statement[verb] = (...args) => stepped(sql, () => carryOut.apply(statement, args));
    }
    return statement;
  };
}
