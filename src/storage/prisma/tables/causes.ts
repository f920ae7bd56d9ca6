/** Forgets the causes of old changes, once they can no longer be repeated. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { OWN_CAUSE } from '../../../tables/model/outbox.ts';

/** Discord repeats an interaction within minutes, or not at all. */
const CAUSES_REMEMBERED_MS = 24 * 60 * 60_000;

/** The cause of a job stays as long as the job. */
export async function forgetOldCauses(client: PrismaClient): Promise<void> {
  const lt = new Date(Date.now() - CAUSES_REMEMBERED_MS);
  await client.$executeRaw`
    DELETE FROM "TableChange" WHERE "changedAt" < ${lt}
    AND "cause" NOT IN (SELECT ${OWN_CAUSE} || CAST("id" AS TEXT) FROM "ErrandRow")`;
}
