/** What SQLite says of the disk and the file while the bot runs, told apart from the program's own mistakes. */
import { z } from 'zod';
import { Prisma } from '../generated/prisma/client.ts';
import { StorageError, type StorageErrorCode } from '../tables/model/storage-error.ts';

/** The first that fits counts. A disk without room for the index of the journal says so as an error of the disk. */
const CODES: readonly (readonly [start: string, code: StorageErrorCode])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_READONLY', 'unwritable'],
  ['SQLITE_PERM', 'unwritable'],
  ['SQLITE_CANTOPEN', 'unwritable'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  // A disk that fails: what it gives back cannot be trusted either.
  ['SQLITE_IOERR', 'damaged'],
  // Some file systems look for room only when they are flushed.
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
];

const cause = z.object({ originalCode: z.string(), originalMessage: z.string() });

/** Of a statement Prisma makes an error of its own; of the COMMIT after it, it passes on that of the driver as it is. */
const ofStatement = z.object({ driverAdapterError: z.object({ cause }) });
const ofCommit = z.object({ name: z.literal('DriverAdapterError'), cause });

interface Said {
  readonly code: string;
  readonly message: string;
}

/** By way of Prisma, or by itself. */
function saidBySqlite(error: unknown): Said | null {
  const said =
    error instanceof Prisma.PrismaClientKnownRequestError
      ? ofStatement.safeParse(error.meta).data?.driverAdapterError.cause
      : ofCommit.safeParse(error).data?.cause;
  if (said !== undefined) return { code: said.originalCode, message: said.originalMessage };
  return error instanceof Error && 'code' in error
    ? { code: String(error.code), message: error.message }
    : null;
}

/** Null where the error says nothing of the disk or the file. */
export function storageErrorIn(error: unknown): StorageError | null {
  const said = saidBySqlite(error);
  const code = CODES.find(([start]) => said?.code.startsWith(start))?.[1];
  return said === null || code === undefined
    ? null
    : new StorageError(code, `${said.message} (${said.code})`);
}

/** Hears of every trouble, before whoever met it does. */
export type StorageErrorListener = (error: StorageError) => void;

type Part = Readonly<Record<string, unknown>>;

/** The same part of the store, which throws `StorageTrouble` where the disk or the file is in the way. */
export function reportingErrors<T extends object>(part: T, onError: StorageErrorListener): T {
  const told = Object.entries(part as Part).map(([name, each]) => [
    name,
    typeof each === 'function' ? tried(each as (...given: unknown[]) => Promise<unknown>, onError) : each,
  ]);
  return Object.fromEntries(told) as T;
}

function tried(work: (...given: unknown[]) => Promise<unknown>, onError: StorageErrorListener) {
  return async (...given: unknown[]): Promise<unknown> => {
    try {
      return await work(...given);
    } catch (error) {
      const storageError = error instanceof StorageError ? error : storageErrorIn(error);
      if (storageError === null) throw error;
      onError(storageError);
      throw storageError;
    }
  };
}
