/** The shards that processes on one database share: who serves which, and who will succeed them. */

import type { ShardFilter } from '../tables/model/storage/store.ts';
import type { LastSeen } from '../tables/waiting/absence.ts';

/** The assignment of the shards at one moment. */
export interface LeaseView {
  /** The total number of shards. If it differs from the agreed one, the process has to restart. */
  readonly count: number;
  /** The shards that this process serves, including those that another is about to take over. */
  readonly held: readonly number[];
  /**
   * The shards that this process has to connect. If such a shard has a holder, that process serves it until `serve` is called.
   */
  readonly toConnect: readonly number[];
  /** The live processes, including this one. */
  readonly holders: readonly {
    readonly id: string;
    readonly shards: readonly number[];
    /** Whether the process takes shards; false while it is starting or about to end. */
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
 * query the database throw a `StorageError`, as the stores do; its code is `lease-lost` once the lease is lost.
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
   * Renews the lease, and frees what expired processes had. Takes free shards, and shards that other processes offer, up to this
   * process's fair share; offers any shards beyond its share, or releases them if they are not connected yet.
   */
  renew(): Promise<LeaseView>;
  /** Lets others take over all shards of this process, which takes no more because it is about to end. */
  offerAll(): Promise<void>;
  /**
   * Called when the shard is connected. From now on this process serves the shard, and the previous one is notified. Returns
   * false if the shard was released in the meantime, so that the connection has to be closed.
   */
  serve(shard: number): Promise<boolean>;
  /**
   * Reserves the next login for that bucket (`shard % max_concurrency`), and returns how long to wait for it, in ms: Discord
   * allows one per bucket every five seconds, across all processes.
   */
  identifyIn(bucket: number): Promise<number>;
  /** The time when people on that shard's servers could last reach any of the processes. */
  lastSeenOn(part: ShardFilter): Promise<LastSeen>;
  /**
   * Calls the listener after each change, and whenever a change may have been missed. Returns a function that stops the calls.
   */
  onChange(listener: (change: LeaseChange) => void): () => void;
  /** Resolves when the lease is lost: the storage writes nothing more, and the process has to open it again. */
  readonly lost: Promise<void>;
}
