/** Recognises a restored copy by its mark, however the copy got there. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { Writes } from '../../prisma/engine.ts';
import type { Backups } from '../../storage.ts';
import { markOf, momentOf, UNMARKED } from './copy-mark.ts';

export function backupsOver(client: PrismaClient, lasting: Writes): Backups {
  return {
    restoredFrom: () => restoredFrom(client),
    distrustJobs: () => lasting(() => distrustJobs(client)),
    finishRestore: () => lasting(() => finishRestore(client)),
  };
}

export async function restoredFrom(client: PrismaClient): Promise<Date | null> {
  const [row] = await client.$queryRaw<readonly { readonly user_version: bigint }[]>`PRAGMA user_version`;
  return momentOf(Number(row?.user_version ?? UNMARKED));
}

/** More jobs than a bot writes between a backup and its restore. */
const NUMBERS_LEFT_OUT = 1_000_000;

/**
 * The bot may have delivered the copy's jobs after the backup, so they are marked as attempted: the channel is searched first, as
 * after a crash. Job numbers are not reused, since messages on Discord are identified by them.
 */
async function distrustJobs(client: PrismaClient): Promise<void> {
  await client.$transaction([
    client.$executeRaw`UPDATE "ErrandRow" SET "claimed" = false, "attempts" = MAX("attempts", 1)`,
    client.$executeRaw`UPDATE sqlite_sequence SET seq = seq + ${NUMBERS_LEFT_OUT} WHERE name = 'ErrandRow'`,
  ]);
}

async function finishRestore(client: PrismaClient): Promise<void> {
  await client.$queryRaw`PRAGMA user_version = 0`;
}

/**
 * Marks an old file that a person copied by hand with the time of its last change. A database without tables is new and gets no
 * mark.
 */
export async function becomeCopy(client: PrismaClient): Promise<void> {
  const last = await client.gameTable.findFirst({
    orderBy: { changedAt: 'desc' },
    select: { changedAt: true },
  });
  if (last !== null) await client.$queryRawUnsafe(`PRAGMA user_version = ${markOf(last.changedAt)}`);
}
