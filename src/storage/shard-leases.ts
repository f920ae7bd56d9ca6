/** The shards that programs on one database share: who serves which, and who is to succeed them. */

import type { ShardFilter } from '../tables/model/storage/store.ts';
import type { LastSeen } from '../tables/waiting/absence.ts';

/** The holders of the shards, at one moment. */
export interface LeaseView {
  /** The number of shards. If it differs from the agreed one, the program has to restart. */
  readonly count: number;
  /** The shards that this program serves, also those that another is about to take over. */
  readonly held: readonly number[];
  /** The shards that this program is to connect. Their holder, if there is one, serves them until `serve`. */
  readonly toConnect: readonly number[];
  /** The programs that live, this one included. */
  readonly holders: readonly {
    readonly id: string;
    readonly shards: readonly number[];
    /** Whether it takes shards: not yet while it starts, and no more when it is about to end. */
    readonly isTaking: boolean;
  }[];
}

/** So long a lease holds that is not renewed, in ms. */
export const LEASE_HOLDS_MS = 20_000;

export type LeaseChange =
  | { readonly kind: 'leases' }
  /** Another program wrote jobs for a table of that server, whose shard this one serves. */
  | { readonly kind: 'errands'; readonly guildId: string };

/**
 * A program that does not renew its lease for `LEASE_HOLDS_MS` loses it: all shards that it had are free for others. Methods that ask the
 * database throw a `StorageError`, as the stores do, `lease-lost` if that has happened.
 */
export interface ShardLeases {
  /** The name under which others know this program. It has a new one each time the storage is opened. */
  readonly id: string;
  /**
   * How many shards there are: the number in use while another program has some, else `recommended`, which is then
   * written. What this program had under another number is free then.
   */
  agreeOnCount(recommended: number): Promise<number>;
  /**
   * Renews the lease, and frees what expired programs had. Takes free shards, and those that others offer, up to this program's fair share;
   * offers what is above it, or lets go of it if it is not connected yet.
   */
  look(): Promise<LeaseView>;
  /** Others may succeed this program on all its shards, and it takes no more: it is about to end. */
  offerAll(): Promise<void>;
  /**
   * The shard is connected: from now on this program serves it, and the previous one is notified. False if it was released in the meantime,
   * so that the connection has to be closed.
   */
  serve(shard: number): Promise<boolean>;
  /**
   * Reserves the next login of that bucket (`shard % max_concurrency`), and says how long to wait for it, in ms: Discord
   * takes one of each every five seconds, from all programs together.
   */
  identifyIn(bucket: number): Promise<number>;
  /** When people on the servers of that shard could last reach any of the programs. */
  lastSeenOn(part: ShardFilter): Promise<LastSeen>;
  /** Calls the listener after each change, and after any that may have been missed. Returns a function that stops it. */
  onChange(listener: (change: LeaseChange) => void): () => void;
  /** Resolves when the lease is lost: the storage writes nothing more, and the program has to open it again. */
  readonly lost: Promise<void>;
}
