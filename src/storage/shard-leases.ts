/** The shards that processes on one database share: who serves which, and who will succeed them. */

import type { ShardFilter } from '../tables/model/storage/store.ts';
import type { LastSeen } from '../tables/waiting/absence.ts';

/** The assignment of the shards at one moment. */
export interface LeaseView {
  /** The total number of shards. If it differs from the agreed one, the process has to restart. */
  readonly count: number;
  /** The shards that this process serves, including those that another is about to take over. */
  readonly held: readonly number[];
  /** The shards that this process has to connect. If they have a holder, it serves them until `serve`. */
  readonly toConnect: readonly number[];
  /** The live processes, including this one. */
  readonly holders: readonly {
    readonly id: string;
    readonly shards: readonly number[];
    /** Whether it takes shards: not while it is starting, and not when it is about to end. */
    readonly isTaking: boolean;
  }[];
}

/** The time a lease is valid without a renewal, in ms. */
export const LEASE_HOLDS_MS = 20_000;

export type LeaseChange =
  | { readonly kind: 'leases' }
  /** Another process wrote jobs for a table on that server, whose shard this one serves. */
  | { readonly kind: 'errands'; readonly guildId: string };

/**
 * A process that does not renew its lease for `LEASE_HOLDS_MS` loses it, and all its shards are free for others. Methods that
 * query the database throw a `StorageError`, as the stores do; `lease-lost` if that has happened.
 */
export interface ShardLeases {
  /** The name by which other processes know this one. It changes each time the storage is opened. */
  readonly id: string;
  /**
   * The total number of shards: the number in use while another process has some, otherwise `recommended`, which is then stored.
   * Shards that this process had under another number become free.
   */
  agreeOnCount(recommended: number): Promise<number>;
  /**
   * Renews the lease, and frees what expired processes had. Takes free shards, and those that others offer, up to this process's
   * fair share; offers any beyond that, or releases them if they are not connected yet.
   */
  look(): Promise<LeaseView>;
  /** Others may take over all shards of this process, and it takes no more: it is about to end. */
  offerAll(): Promise<void>;
  /**
   * The shard is connected: from now on this process serves it, and the previous one is notified. False if it was released in the
   * meantime, so that the connection has to be closed.
   */
  serve(shard: number): Promise<boolean>;
  /**
   * Reserves the next login for that bucket (`shard % max_concurrency`), and returns how long to wait for it, in ms: Discord
   * allows one per bucket every five seconds, across all processes.
   */
  identifyIn(bucket: number): Promise<number>;
  /** When people on that shard's servers could last reach any of the processes. */
  lastSeenOn(part: ShardFilter): Promise<LastSeen>;
  /** Calls the listener after each change, and whenever one may have been missed. Returns a function that stops it. */
  onChange(listener: (change: LeaseChange) => void): () => void;
  /** Resolves when the lease is lost: the storage writes nothing more, and the process has to open it again. */
  readonly lost: Promise<void>;
}
