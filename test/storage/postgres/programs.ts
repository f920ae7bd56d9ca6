/** Programs that share a database, and the faults that hit them. */
import { onTestFinished } from 'vitest';
import { openPostgres } from '../../../src/storage/postgres/open-postgres.ts';
import type { Pace } from '../../../src/storage/postgres/sharing/holder.ts';
import type { ShardLeases } from '../../../src/storage/shard-leases.ts';
import type { Storage, StorageListeners } from '../../../src/storage/storage.ts';
import { asks } from './server.ts';

export interface Program extends Storage {
  readonly leases: ShardLeases;
}

/** A program with this pace renews its lease and checks the leases of others only on demand, as if five seconds had passed. */
const BY_HAND: Pace = { expiresAfter: 20_000, renewedEvery: 3_600_000 };

/** Opens a program that shares the database, and closes it after the test. */
export async function program(
  url: string,
  pace: Pace = BY_HAND,
  {
    ownClock = Date.now,
    log,
  }: { readonly ownClock?: () => number } & Pick<Partial<StorageListeners>, 'log'> = {},
): Promise<Program> {
  const opened = await openPostgres(url, log === undefined ? {} : { log }, { pace, ownClock });
  if (!opened.ok) throw new Error(opened.problem.sentence);
  onTestFinished(() => opened.close());
  const { shardLeases: leases } = opened;
  if (leases === null) throw new Error('it shares no shards');
  return { ...opened, leases };
}

/** Sets the program's lease back, as if the program hadn't renewed it for that long, by the server's clock. */
export async function silentFor(url: string, { leases }: Program, seconds: number): Promise<void> {
  await asks(
    url,
    `
    UPDATE "Holder" SET "expiresAt" = "expiresAt" - INTERVAL '${seconds} seconds' WHERE "id" = '${leases.id}'`,
  );
}
