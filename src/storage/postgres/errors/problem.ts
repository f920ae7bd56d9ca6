/** The reasons why a PostgreSQL database cannot be used, with sentences that explain what to do. */
import type { ProblemCode, StorageProblem } from '../../storage.ts';
import { withoutPassword } from '../../storage-url.ts';
import { BAD_CERTIFICATE_FILE, CUT_OFF, NO_TLS, NOT_TRUSTED, serverErrorIn } from './server-error.ts';

/** The reasons by SQLSTATE or its class; the first match counts. */
const REASONS: readonly (readonly [start: string, code: ProblemCode, sentence: string])[] = [
  ['28', 'cannot-open', 'refuses this user: check the name and the password in DATABASE_URL'],
  ['3D000', 'cannot-open', 'does not exist: create it (createdb), or check its name in DATABASE_URL'],
  ['53300', 'locked', 'has no connection left: close other programs, or raise max_connections'],
  ['53', 'full', 'has no disk space left on its server: free up space and start again'],
  ['57', 'cannot-open', 'is starting or stopping: start again when its server is ready'],
  [CUT_OFF, 'not-a-database', 'does not answer as PostgreSQL does: check host and port in DATABASE_URL'],
  [
    NO_TLS,
    'cannot-open',
    'is on a server without encryption: turn encryption on there, or set sslmode=disable in DATABASE_URL if no one else uses the network in between',
  ],
  [
    NOT_TRUSTED,
    'cannot-open',
    'is on a server whose certificate is not trusted: set sslrootcert in DATABASE_URL to the file of its certificate authority, or sslmode=no-verify to skip the check',
  ],
  [
    BAD_CERTIFICATE_FILE,
    'cannot-open',
    'cannot be reached, because a file in DATABASE_URL cannot be used: check sslrootcert, sslcert and sslkey',
  ],
  [
    '08',
    'cannot-open',
    'cannot be reached: check host and port in DATABASE_URL, and that the server is running',
  ],
  ['42501', 'no-rights', 'denies this user a right that the bot needs'],
  ['55P03', 'locked', 'is being opened, restored or changed by another bot: start again in a minute'],
  ['25006', 'read-only', 'is read-only: use the address of the primary server'],
];

/** The server's own message gives the reason, such as an unknown parameter in `options`. */
const NOT_TAKEN = ['', 'cannot-open', 'does not take the connection: check DATABASE_URL'] as const;

const MAY_NOT_CONNECT = [
  '',
  'no-rights',
  'may not be used by this user, who may not connect: GRANT CONNECT ON DATABASE',
] as const;

/** The problem as one line for the log. */
export function problem(url: string, code: ProblemCode, sentence: string, detail = ''): StorageProblem {
  const found = detail === '' ? '.' : ` (${detail}).`;
  return { code, sentence: `The database ${withoutPassword(url)} ${sentence}${found}` };
}

/** The problem that the server or the network reports; anything else is a bug and is rethrown. */
export function problemIn(error: unknown, url: string): StorageProblem {
  const reported = serverErrorIn(error);
  const known = REASONS.find(([start]) => reported?.code.startsWith(start));
  const isConnecting = reported?.severity === 'FATAL';
  const reason =
    isConnecting && known?.[1] === 'no-rights'
      ? MAY_NOT_CONNECT
      : (known ?? (isConnecting ? NOT_TAKEN : undefined));
  if (reported === null || reason === undefined) throw error;
  const [, code, sentence] = reason;
  return problem(url, code, sentence, reported.message);
}
