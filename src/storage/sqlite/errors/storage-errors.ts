/** Recognises SQLite's errors about the disk and the file, as distinct from bugs. */
import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client.ts';
import { StorageError, type StorageErrorCode } from '../../../tables/model/storage/storage-error.ts';

/** The first match counts. If a full disk has no room for the journal's index, SQLite reports a disk error. */
const CODES: readonly (readonly [start: string, code: StorageErrorCode])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_PROTOCOL', 'locked'],
  ['SQLITE_READONLY', 'unwritable'],
  ['SQLITE_PERM', 'unwritable'],
  ['SQLITE_CANTOPEN', 'unwritable'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  // The disk is failing, so what it returns cannot be trusted either.
  ['SQLITE_IOERR', 'damaged'],
  // Some file systems check for space only when they are flushed.
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
];

const cause = z.object({ originalCode: z.string(), originalMessage: z.string() });

/** Prisma wraps the driver's error for a statement, but passes on the driver's error for COMMIT unchanged. */
const ofStatement = z.object({ driverAdapterError: z.object({ cause }) });
const ofCommit = z.object({ name: z.literal('DriverAdapterError'), cause });

interface SqliteError {
  readonly code: string;
  readonly message: string;
}

/** SQLite's code and message, from an error of Prisma or the driver. */
function sqliteErrorIn(error: unknown): SqliteError | null {
  const reported =
    error instanceof Prisma.PrismaClientKnownRequestError
      ? ofStatement.safeParse(error.meta).data?.driverAdapterError.cause
      : ofCommit.safeParse(error).data?.cause;
  if (reported !== undefined) return { code: reported.originalCode, message: reported.originalMessage };
  return error instanceof Error && 'code' in error
    ? { code: String(error.code), message: error.message }
    : null;
}

/** The error as a `StorageError`; null if it is not about the disk or the file. */
export function storageErrorIn(error: unknown): StorageError | null {
  const reported = sqliteErrorIn(error);
  const code = CODES.find(([start]) => reported?.code.startsWith(start))?.[1];
  return reported === null || code === undefined
    ? null
    : new StorageError(code, `${reported.message} (${reported.code})`);
}
