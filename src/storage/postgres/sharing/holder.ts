/**
 * A program's lease: its row of "Holder", which it renews by the clock of the server. What it has claimed and the shards it
 * serves are its own while the row is there. When a program died, was stopped or is cut off, its row expires, and
 * others remove it: then all of that is free, and what the program writes later is refused.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { deferred } from '../../../runtime/deferred.ts';
import { StorageError } from '../../../tables/model/storage/storage-error.ts';
import { LEASE_HOLDS_MS } from '../../shard-leases.ts';
import { LEASE_LOST, leaseLost, storageErrorIn } from '../errors/storage-errors.ts';
import { SERVER_TIME, type ServerClock } from './server-clock.ts';
import type { Session } from './session.ts';

/** In ms. */
export interface Pace {
  /** So long may a program that lives be unable to reach the server. */
  readonly expiresAfter: number;
  readonly renewedEvery: number;
}

export const PACE: Pace = { expiresAfter: LEASE_HOLDS_MS, renewedEvery: 5_000 };

export interface Holder {
  readonly id: string;
  /** Renews the lease and carries out the statements, all or nothing. Returns the rows of the last one. Throws if the lease is lost. */
  readonly renewed: (statements: readonly string[]) => Promise<readonly unknown[]>;
  /** Statements that remove expired programs and free what they had. While a program may have expired without being dead, none is removed. */
  readonly removal: () => readonly string[];
  /** Takes every storage error; that of a lost lease ends it. */
  readonly note: (error: StorageError) => void;
  readonly lost: Promise<void>;
  /** Its shards and claims are free at once. */
  readonly close: () => Promise<void>;
}

/** Programs look at leases one after the other, so that none decides by a row that another is changing. */
const ONE_AT_A_TIME = 'SELECT pg_advisory_xact_lock(7261748)';

/** Shards and successions of programs that are no more. */
export const FREE_SHARDS = [
  `UPDATE "ShardLease" SET "holder" = NULL WHERE "holder" NOT IN (SELECT "id" FROM "Holder")`,
  `UPDATE "ShardLease" SET "successor" = NULL WHERE "successor" NOT IN (SELECT "id" FROM "Holder")`,
];

/** Of a claim whose program is gone. */
export const IS_OF_NOBODY = `("claimedBy" IS NULL OR "claimedBy" NOT IN (SELECT "id" FROM "Holder"))`;

const FREE_JOBS = `
  UPDATE "ErrandRow" SET "claimed" = false, "claimedBy" = NULL WHERE "claimed" AND ${IS_OF_NOBODY}`;

export interface Arrival {
  /** No other program has a session with the server. */
  readonly isAlone: boolean;
  /** This program has just changed the database, alone, and programs of an earlier version cannot read it. */
  readonly hasMigrated: boolean;
}

/** Each renewal measures the clock. */
export async function becomeHolder(
  session: Session,
  { isAlone, hasMigrated }: Arrival,
  clock: ServerClock,
  { expiresAfter, renewedEvery }: Pace = PACE,
): Promise<Holder> {
  const id = randomUUID();
  const lease = `make_interval(secs => ${expiresAfter / 1000})`;
  const lost = deferred<void>();

  /** After an outage of the server all leases have expired, and those who live need time to renew theirs. */
  let removesFrom = performance.now() + (isAlone ? 0 : expiresAfter);
  let heardAt = performance.now();

  function doubtAfterSilence(): void {
    const now = performance.now();
    if (now - heardAt > 2 * renewedEvery) removesFrom = now + expiresAfter;
  }

  function mayRemoveOthers(): boolean {
    doubtAfterSilence();
    return performance.now() >= removesFrom;
  }

  function heard(): void {
    doubtAfterSilence();
    heardAt = performance.now();
  }

  const renewal = `DO $$ BEGIN
    UPDATE "Holder" SET "expiresAt" = (now() + ${lease}) AT TIME ZONE 'UTC' WHERE "id" = '${id}';
    IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = '${LEASE_LOST}', MESSAGE = '${leaseLost().message}'; END IF;
  END $$`;

  function note({ code }: StorageError): void {
    if (code === 'lease-lost') lost.resolve();
  }

  async function renewed(statements: readonly string[]): Promise<readonly unknown[]> {
    try {
      const rows = await session.run([ONE_AT_A_TIME, renewal, ...statements]);
      heard();
      return rows;
    } catch (error) {
      const known = error instanceof StorageError ? error : storageErrorIn(error);
      if (known === null) throw error;
      note(known);
      throw known;
    }
  }

  await session.run([
    ONE_AT_A_TIME,
    // A server that has just started may have ended the sessions of programs that live.
    ...(isAlone ? [`DELETE FROM "Holder" WHERE now() - pg_postmaster_start_time() > ${lease}`] : []),
    // A program that lives and comes back later is of an earlier version. Without its row it writes nothing more.
    ...(hasMigrated ? ['DELETE FROM "Holder"'] : []),
    `INSERT INTO "Holder" VALUES ('${id}', (now() + ${lease}) AT TIME ZONE 'UTC')`,
  ]);
  await clock.measure(() => session.run([SERVER_TIME]));
  const renewNow = () => clock.measure(() => renewed([SERVER_TIME]));
  // If the server cannot be reached, other writes report it.
  const timer = setInterval(() => void renewNow().catch(() => undefined), renewedEvery).unref();
  return {
    id,
    renewed,
    removal: () => [
      ...(mayRemoveOthers() ? [`DELETE FROM "Holder" WHERE "expiresAt" < now() AT TIME ZONE 'UTC'`] : []),
      ...FREE_SHARDS,
      FREE_JOBS,
    ],
    note,
    lost: lost.promise,
    async close() {
      clearInterval(timer);
      const leaving = [ONE_AT_A_TIME, `DELETE FROM "Holder" WHERE "id" = '${id}'`, ...FREE_SHARDS];
      await session.run(leaving).catch(() => undefined);
    },
  };
}
