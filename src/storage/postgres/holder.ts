/**
 * What a program has claimed is its own while it renews its row of "Holder", by the clock of the server. Of one that died,
 * was stopped or is cut off, the claims are free when the row has expired: others then do those errands again, and
 * look for the message first. What the program writes later about such an errand is refused by the errand's
 * attempts.
 */
import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../../generated/postgres/client.ts';

export interface Holder {
  readonly id: string;
  /** Frees the claims of programs that have expired, and those of this one that are not in hand. */
  readonly releaseClaims: (inHand: readonly number[]) => Promise<void>;
  /** Whoever looks next finds its claims free. */
  readonly close: () => Promise<void>;
}

/** So long may a program that lives be unable to reach the server. */
const EXPIRES_AFTER_S = 20;
const RENEWED_EVERY_MS = 5_000;

/** `isAlone`: no other program has the database, so whoever had it before is dead. */
export async function becomeHolder(client: PrismaClient, isAlone: boolean): Promise<Holder> {
  const id = randomUUID();

  async function renew(): Promise<void> {
    await client.$executeRaw`
      INSERT INTO "Holder" VALUES (${id}, (now() + make_interval(secs => ${EXPIRES_AFTER_S})) AT TIME ZONE 'UTC')
      ON CONFLICT ("id") DO UPDATE SET "expiresAt" = EXCLUDED."expiresAt"`;
  }

  /** Of its own claims it frees none where `inHand` is null. */
  async function release(inHand: readonly number[] | null): Promise<void> {
    await client.$executeRaw`
      WITH "expired" AS (
        DELETE FROM "Holder" WHERE "id" <> ${id} AND "expiresAt" < now() AT TIME ZONE 'UTC'
      )
      UPDATE "ErrandRow" SET "claimed" = false, "claimedBy" = NULL WHERE "claimed" AND (
        "claimedBy" IS NULL
        OR "claimedBy" NOT IN (SELECT "id" FROM "Holder" WHERE "id" = ${id} OR "expiresAt" >= now() AT TIME ZONE 'UTC')
        OR ("claimedBy" = ${id} AND NOT "id" = ANY(${inHand === null ? null : [...inHand]}::INT[]))
      )`;
  }

  if (isAlone) await client.holder.deleteMany();
  await renew();
  const timer = setInterval(() => {
    // Where the server cannot be reached, other writes report it.
    renew()
      .then(() => release(null))
      .catch(() => undefined);
  }, RENEWED_EVERY_MS).unref();
  return {
    id,
    releaseClaims: release,
    async close() {
      clearInterval(timer);
      await client.holder.deleteMany({ where: { id } }).catch(() => undefined);
    },
  };
}
