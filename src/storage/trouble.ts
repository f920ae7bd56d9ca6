/** What SQLite says of the disk and the file while the bot runs, told apart from the program's own mistakes. */
import { z } from 'zod';
import { Prisma } from '../generated/prisma/client.ts';
import { StorageTrouble, type StorageTroubleCode } from '../tables/storage-trouble.ts';

/** The first that fits counts. A disk without room for the index of the journal says so as an error of the disk. */
const CODES: readonly (readonly [start: string, code: StorageTroubleCode])[] = [
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
];

const byDriver = z.object({
  driverAdapterError: z.object({
    cause: z.object({ originalCode: z.string(), originalMessage: z.string() }),
  }),
});

/** Null where the error says nothing of the disk or the file. */
function troubleIn(error: unknown): StorageTrouble | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  const { data } = byDriver.safeParse(error.meta);
  if (data === undefined) return null;
  const { originalCode, originalMessage } = data.driverAdapterError.cause;
  const code = CODES.find(([start]) => originalCode.startsWith(start))?.[1];
  return code === undefined ? null : new StorageTrouble(code, `${originalMessage} (${originalCode})`);
}

/** Hears of every trouble, before whoever met it does. */
export type Hears = (trouble: StorageTrouble) => void;

type Part = Readonly<Record<string, unknown>>;

/** The same part of the store, which throws `StorageTrouble` where the disk or the file is in the way. */
export function tellingTrouble<T extends object>(part: T, hears: Hears): T {
  const told = Object.entries(part as Part).map(([name, each]) => [
    name,
    typeof each === 'function' ? tried(each as (...given: unknown[]) => Promise<unknown>, hears) : each,
  ]);
  return Object.fromEntries(told) as T;
}

function tried(work: (...given: unknown[]) => Promise<unknown>, hears: Hears) {
  return async (...given: unknown[]): Promise<unknown> => {
    try {
      return await work(...given);
    } catch (error) {
      const trouble = troubleIn(error);
      if (trouble === null) throw error;
      hears(trouble);
      throw trouble;
    }
  };
}
