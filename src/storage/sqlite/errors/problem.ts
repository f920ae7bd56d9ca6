/** The reasons why a database cannot be used, with sentences that explain what to do. */
import Database from 'better-sqlite3';
import type { ProblemCode } from '../../storage.ts';

/** A file has no server that could be too old, and no users with permissions. */
type FileProblemCode = Exclude<ProblemCode, 'too-old' | 'no-rights'>;

export interface DatabaseProblem {
  readonly code: FileProblemCode;
  readonly file: string;
  /** The migration or finding; empty if the code is enough. */
  readonly detail: string;
}

/** The rest of a sentence that begins with "the database is". */
export const ON_A_SHARE =
  'on a network share, where SQLite cannot keep its locks: put it on a disk of this machine, or use PostgreSQL';

const SENTENCES: Readonly<Record<FileProblemCode, string>> = {
  'cannot-open': "cannot be opened or created: check the path and this user's permission to write there",
  'read-only': 'cannot be written: check the permissions of the file, its folder and the disk',
  'network-share': `is ${ON_A_SHARE}`,
  full: 'has no room left on its disk: free up space and start again',
  locked: 'is being written by another program: close it first',
  'in-use': 'is in use by a running bot: stop it first',
  'not-a-database': 'is not a database: check the path; nothing was changed in it',
  corrupt: 'is damaged: restore a backup (npm run restore -- FILE)',
  unreadable:
    'has no table that this version can read, so more than a few rows must be wrong: run the version that wrote it, or restore a backup; nothing was changed in it',
  foreign: 'belongs to another program: give this bot a file of its own; nothing was changed in it',
  newer: 'was made by a newer version: update the bot, or restore an older backup',
  edited: 'was migrated with a different version of a migration file: restore the original file',
  unfinished: 'is in the middle of a migration that failed: restore a backup (npm run restore -- FILE)',
};

/** The problem as one line for the log. */
export function sentenceOf({ code, file, detail }: DatabaseProblem): string {
  return `The database ${file} ${SENTENCES[code]}${detail === '' ? '.' : ` (${detail}).`}`;
}

const CODES_OF_ERRORS: readonly (readonly [start: string, code: FileProblemCode])[] = [
  ['SQLITE_NOTADB', 'not-a-database'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  // The journal's locks do not work, or others hold them for too long.
  ['SQLITE_PROTOCOL', 'locked'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_CANTOPEN', 'cannot-open'],
  ['SQLITE_PERM', 'cannot-open'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['SQLITE_IOERR', 'cannot-open'],
  ['EROFS', 'read-only'],
];

/** The problem that SQLite or the file system reports; anything else is a bug and is rethrown. */
export function problemIn(error: unknown, file: string): DatabaseProblem {
  const known = CODES_OF_ERRORS.find(([start]) => errorCode(error).startsWith(start))?.[1];
  const code = known ?? (isOfSystem(error) ? 'cannot-open' : null);
  if (code === null) throw error;
  return { code, file, detail: error instanceof Error ? error.message : '' };
}

/** The file system has more errors than could be listed here. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

function errorCode(error: unknown): string {
  if (error instanceof Database.SqliteError) return error.code;
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
