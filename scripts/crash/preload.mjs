/**
 * Loaded before the program that a crash test kills: turns its clock, counts its database steps, and kills it at one of
 * them.
 */
import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';

const { CRASH_NOTE: note, CRASH_READY_MADE: readyMade } = process.env;

/** The step at which to die: `{ edge, kind, left }`. `kind` null means any; `left` is how many such steps to survive. */
let armed = null;
/** What the open transaction writes, named by its first writing statement. */
let doing = null;
let isInTransaction = false;
/** The values of the change that is being written, with its cause. */
let change = [];

function turnClock(ms) {
  const RealDate = Date;
  const now = () => RealDate.now() + ms;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [now()] : args, as),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

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

function stepped(sql, carryOut) {
  const kind = kindOf(sql);
  reach(kind, 'before');
  const result = carryOut();
  if (/COMMIT|ROLLBACK/.test(kind)) {
    isInTransaction = false;
    doing = null;
  }
  reach(kind, 'after');
  if (!isInTransaction) change = [];
  process.send?.({ step: kind });
  return result;
}

function reach(kind, edge) {
  if (armed === null || armed.edge !== edge || (armed.kind !== null && armed.kind !== kind)) return;
  armed.left -= 1;
  if (armed.left >= 0) return;
  writeFileSync(note, JSON.stringify({ kind, change }));
  process.kill(process.pid, 'SIGKILL');
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

// Reads and compiles everything while another program still plays.
await import(readyMade);
const order = await new Promise((resolve) => {
  process.once('message', resolve);
  process.send({ waits: true });
});
turnClock(order.turned);
armed = order.arm;
process.on('message', ({ arm }) => {
  armed = arm;
  process.send({ armed: true });
});
process.on('disconnect', () => process.exit());
