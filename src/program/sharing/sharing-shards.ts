/**
 * Shares the shards with other processes on the same database: serves those assigned by the leases, and hands them over in an
 * orderly way.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Connection, SharedConnection, Sharing } from '../../discord/client.ts';
import type { Share } from '../../metrics/share.ts';
import { deferred } from '../../runtime/deferred.ts';
import type { LeaseView, ShardLeases } from '../../storage/shard-leases.ts';
import { StorageError } from '../../tables/model/storage/storage-error.ts';
import type { CannotRun } from '../ending.ts';
import { asOne } from './as-one.ts';
import { openDoubt } from './doubt.ts';
import { openOwnShards } from './own-shards.ts';

/** The death of a process is noticed at the first check after its lease has expired. */
const CHECK_EVERY_MS = 5_000;

/** A successor notices immediately, but each login has to wait five seconds after the previous one. */
const HAND_OVER_MS = 10_000;
const HAND_OVER_EACH_MS = 6_000;
/** A supervisor kills a process a while after its stop signal; docs/operations/postgresql.md asks for more time than this. */
const MAX_HAND_OVER_MS = 60_000;
const POLL_MS = 50;

export interface SharedConnections extends Connection {
  readonly share: () => Share;
  /** Resolves when the initially assigned shards are connected. */
  readonly begun: () => Promise<void>;
  /** Resolves when others have taken over what this process had, so that it has to open the storage again. */
  readonly lostAll: Promise<void>;
  /** Resolves when the program cannot continue. */
  readonly failed: Promise<CannotRun>;
  /** Waits until other processes have taken over the shards. Those not taken in time become free when the storage is closed. */
  handOver(): Promise<void>;
  /**
   * Call this when others have taken over everything. Finishes the work in progress without replying to anyone else, then logs
   * out.
   */
  leave(): Promise<void>;
}

interface Settings {
  /** The total number of shards. */
  readonly count: number;
  readonly connect: (shared: Sharing, signal: AbortSignal) => Promise<SharedConnection>;
  readonly log: Logger;
  readonly now: () => Date;
}

export function shareShards(leases: ShardLeases, { count, connect, log, now }: Settings): SharedConnections {
  const { isInDoubt, renewing } = openDoubt();
  const lost = deferred<number>();
  const lostAll = deferred<void>();
  const failed = deferred<CannotRun>();
  let view: LeaseView | null = null;
  let checkedAt: Date | null = null;
  let isClosing = false;
  let isWanted = false;
  let checking: Promise<void> | null = null;

  const own = openOwnShards(
    (shard, signal) =>
      connect(
        {
          shard,
          count,
          identifyIn: (bucket) => leases.identifyIn(bucket),
          serve: async () => {
            const lastSeen = await leases.lastSeenOn({ shard, count });
            return (await leases.serve(shard)) ? lastSeen : null;
          },
          isInDoubt,
        },
        signal,
      ),
    { changed: () => check(), failed: failed.resolve, lost: lost.resolve },
    log,
  );

  /** Checks the leases. If another check is requested during this one, it follows immediately. */
  function check(): void {
    isWanted = true;
    checking ??= checkAsWanted().finally(() => {
      checking = null;
    });
  }

  async function checkAsWanted(): Promise<void> {
    while (isWanted && !isClosing) {
      isWanted = false;
      await checkOnce();
    }
  }

  async function checkOnce(): Promise<void> {
    try {
      const seen = await renewing(() => leases.renew());
      checkedAt = now();
      view = seen;
      if (seen.count !== count) lostAll.resolve();
      else if (!isClosing) own.keepTo([...seen.held, ...seen.toConnect]);
    } catch (error) {
      // The store reports its own errors once, however many callers they affect.
      log[error instanceof StorageError ? 'debug' : 'error']({ error }, 'cannot read leases');
    }
  }

  function isAlone(): boolean {
    return view?.holders.every(({ id, isTaking }) => id === leases.id || !isTaking) ?? true;
  }

  const all = asOne(own, count, () => ({ checkedAt, holders: view?.holders ?? [] }));
  const timer = setInterval(check, CHECK_EVERY_MS);
  const unwatch = leases.onChange((change) => {
    if (change.kind === 'leases') check();
    else all.delivery.wake(change.guildId);
  });
  void leases.lost.then(lostAll.resolve);

  function stopChecking(): void {
    isClosing = true;
    clearInterval(timer);
    unwatch();
  }

  return {
    ...all,
    lost: lost.promise,
    lostAll: lostAll.promise,
    failed: failed.promise,
    share: () => ({
      holder: leases.id,
      count,
      serving: [...own.connections().keys()].toSorted((one, other) => one - other),
      connecting: own.connecting(),
      programs: view?.holders.length ?? 1,
      isInDoubt: isInDoubt(),
    }),
    async begun() {
      check();
      await checking;
      await own.made();
    },
    async handOver() {
      const shards = own.connections().size;
      if (shards === 0 || isAlone()) return;
      log.info({ shards }, 'offering shards to other instances');
      const until = Date.now() + Math.min(HAND_OVER_MS + HAND_OVER_EACH_MS * shards, MAX_HAND_OVER_MS);
      try {
        await leases.offerAll();
        while (!own.isEmpty() && !isAlone() && Date.now() < until) await pause(POLL_MS);
      } catch (error) {
        log.warn({ error }, 'cannot offer shards to other instances');
      }
      const left = own.connections().size;
      if (left > 0 && !isAlone()) log.warn({ shards: left }, 'no instance took over some shards in time');
    },
    async leave() {
      stopChecking();
      own.keepTo([]);
      while (!own.isEmpty()) await pause(POLL_MS);
    },
    rest: () => own.rest(),
    async close() {
      stopChecking();
      await checking;
      await own.close();
    },
  };
}
