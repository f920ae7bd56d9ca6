/** The secret of the daily challenge in the database, created by the first process that needs it. */
import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { Writes } from '../engine.ts';

const SECRET_BYTES = 32;
const ID = 'days';

export async function secretIn(client: PrismaClient, lasting: Writes): Promise<string> {
  const kept = await keptSecret(client);
  if (kept !== null) return kept;
  const made = randomBytes(SECRET_BYTES).toString('hex');
  await lasting(
    async () =>
      client.$executeRaw`INSERT INTO "DailySecret" ("id", "secret") VALUES (${ID}, ${made}) ON CONFLICT DO NOTHING`,
  );
  return (await keptSecret(client)) ?? made;
}

/** Returns null if no process has needed it yet. */
export async function keptSecret(client: PrismaClient): Promise<string | null> {
  return (await client.dailySecret.findFirst({ where: { id: ID } }))?.secret ?? null;
}
