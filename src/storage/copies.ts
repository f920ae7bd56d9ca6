/** A database that was a copy until now: known by its mark however it came into its place, and as often as it does. */
import type { PrismaClient } from '../generated/prisma/client.ts';
import { markOf, momentOf, UNMARKED } from './copy-mark.ts';

export async function copiedAt(client: PrismaClient): Promise<Date | null> {
  const [row] = await client.$queryRaw<readonly { readonly user_version: bigint }[]>`PRAGMA user_version`;
  return momentOf(Number(row?.user_version ?? UNMARKED));
}

/** More errands than are written between a backup and what it is put in the place of. */
const NUMBERS_LEFT_OUT = 1_000_000;

/**
 * What the copy has still to say may have been said after it was made: it is looked for first, as after a crash. Numbers of
 * errands are not used again, since Discord knows a message by them.
 */
export async function distrustErrands(client: PrismaClient): Promise<void> {
  await client.$transaction([
    client.$executeRaw`UPDATE "ErrandRow" SET "claimed" = false, "attempts" = MAX("attempts", 1)`,
    client.$executeRaw`UPDATE sqlite_sequence SET seq = seq + ${NUMBERS_LEFT_OUT} WHERE name = 'ErrandRow'`,
  ]);
}

export async function noCopyAnyMore(client: PrismaClient): Promise<void> {
  await client.$queryRaw`PRAGMA user_version = 0`;
}

/** What nobody marked when it was copied: made when the last of its tables was changed. Without a table it is new. */
export async function becomeCopy(client: PrismaClient): Promise<void> {
  const last = await client.gameTable.findFirst({
    orderBy: { changedAt: 'desc' },
    select: { changedAt: true },
  });
  if (last !== null) await client.$queryRawUnsafe(`PRAGMA user_version = ${markOf(last.changedAt)}`);
}
