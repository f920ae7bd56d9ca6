/** The reasons why a PostgreSQL database cannot be used, with sentences that say what to do. */
import type { ProblemCode, StorageProblem } from '../../storage.ts';
import { withoutPassword } from '../../storage-url.ts';
import { CUT_OFF, saidBy } from './said.ts';

/** By SQLSTATE or its class; the first match counts. */
const REASONS: readonly (readonly [start: string, code: ProblemCode, sentence: string])[] = [
  ['28', 'cannot-open', 'refuses this user: check the name and the password in DATABASE_URL'],
  ['3D000', 'cannot-open', 'is not there: make it (createdb), or check its name in DATABASE_URL'],
  ['53300', 'locked', 'has no connection left: close other programs, or raise max_connections'],
  ['53', 'full', 'has no room left on its server: make some, and start again'],
  ['57', 'cannot-open', 'is being started or stopped: start again when its server is ready'],
  [CUT_OFF, 'not-a-database', 'does not answer as PostgreSQL does: check host and port in DATABASE_URL'],
  ['08', 'cannot-open', 'cannot be reached: check host and port in DATABASE_URL, and that its server runs'],
  ['42501', 'read-only', 'does not let this user make tables: give it the rights of the schema'],
  ['55P03', 'locked', 'is being opened, restored or changed by another bot: start again in a minute'],
  ['25006', 'read-only', 'can only be read: give the address of the server that is written to'],
];

/** One line for the log. */
export function problem(url: string, code: ProblemCode, sentence: string, detail = ''): StorageProblem {
  const found = detail === '' ? '.' : ` (${detail}).`;
  return { code, sentence: `The database ${withoutPassword(url)} ${sentence}${found}` };
}

/** The problem that the server or the network reports; anything else is a bug and is thrown on. */
export function problemIn(error: unknown, url: string): StorageProblem {
  const said = saidBy(error);
  const reason = REASONS.find(([start]) => said?.code.startsWith(start));
  if (said === null || reason === undefined) throw error;
  const [, code, sentence] = reason;
  return problem(url, code, sentence, said.message);
}
