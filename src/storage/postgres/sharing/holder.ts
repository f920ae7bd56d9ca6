/**
 * A process's lease: its row in "Holder", which it renews by the server's clock. The jobs it has claimed and the shards it serves
 * are its own while the row exists. If a process dies, is suspended or is cut off, its row expires, and others remove it: then
 * all of that becomes free, and anything the process writes later is rejected.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { deferred } from '../../../runtime/deferred.ts';
import { StorageError } from '../../../tables/model/storage/storage-error.ts';
import { LEASE_HOLDS_MS } from '../../shard-leases.ts';
import { LEASE_LOST, leaseLost, storageErrorIn } from '../errors/storage-errors.ts';
import { SERVER_TIME, type ServerClock } from './server-clock.ts';
import type { Session } from './session.ts';

/** The times of a lease, in ms. */
export interface Pace {
  /** The time for which a live process may be unable to reach the server. */
  readonly expiresAfter: number;
  readonly renewedEvery: number;
}

export const PACE: Pace = { expiresAfter: LEASE_HOLDS_MS, renewedEvery: 5_000 };

export interface Holder {
  readonly id: string;
  /**
   * Renews the lease and executes the statements, all or nothing. Returns the rows of the last one. Throws if the lease is lost.
   */
  readonly renewed: (statements: readonly string[]) => Promise<readonly unknown[]>;
  /**
   * Statements that remove expired processes and free what they had. While the lease of a live process may have expired, no
   * process is removed.
   */
  readonly removal: () => readonly string[];
  /** Receives every storage error. Only a lost lease ends the holder. */
  readonly note: (error: StorageError) => void;
  readonly lost: Promise<void>;
  /** Gives up the lease: its shards and claims become free immediately. */
  readonly close: () => Promise<void>;
}

/** Processes check leases one at a time, so that none decides based on a row that another is changing. */
const ONE_AT_A_TIME = 'SELECT pg_advisory_xact_lock(7261748)';

/** Frees shards held or claimed as successor by processes that no longer exist. */
export const FREE_SHARDS = [
  `UPDATE "ShardLease" SET "holder" = NULL WHERE "holder" NOT IN (SELECT "id" FROM "Holder")`,
  `UPDATE "ShardLease" SET "successor" = NULL WHERE "successor" NOT IN (SELECT "id" FROM "Holder")`,
];

/** True for a claim whose process is gone. */
export const IS_OF_NOBODY = `("claimedBy" IS NULL OR "claimedBy" NOT IN (SELECT "id" FROM "Holder"))`;

const FREE_JOBS = `
  UPDATE "ErrandRow" SET "claimed" = false, "claimedBy" = NULL WHERE "claimed" AND ${IS_OF_NOBODY}`;

export interface Arrival {
  /** True if no other process has a session with the server. */
  readonly isAlone: boolean;
  /** True if this process, which had the database exclusively, has just migrated it, so that earlier versions cannot read it. */
  readonly hasMigrated: boolean;
}

/** Registers this process as a holder. Each renewal also measures the server's clock. */
export async function becomeHolder(
  session: Session,
  { isAlone, hasMigrated }: Arrival,
  clock: ServerClock,
  { expiresAfter, renewedEvery }: Pace = PACE,
): Promise<Holder> {
  const id = randomUUID();
  const lease = `make_interval(secs => ${expiresAfter / 1000})`;
  const lost = deferred<void>();

  /** After a server outage all leases have expired, and live processes need time to renew theirs. */
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
    // A server that has just started may have ended the sessions of live processes.
    ...(isAlone ? [`DELETE FROM "Holder" WHERE now() - pg_postmaster_start_time() > ${lease}`] : []),
    // A live process that comes back later has an earlier version. Without its row it can't write any more.
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
