/** Distributes servers to shards as Discord does, and limits how many sessions a bot may start. */
import { listOf } from '../json.ts';
import { TIME_BITS } from './servers.ts';

export interface Shard {
  readonly id: number;
  readonly count: number;
}

/** Reads `shard` from an Identify payload; a bot that sends none has a single shard. Null if it is invalid. */
export function shardIn(value: unknown): Shard | null {
  const [id, count] = listOf(value ?? [0, 1]).map(Number);
  if (id === undefined || count === undefined) return null;
  return Number.isInteger(id) && Number.isInteger(count) && id >= 0 && id < count ? { id, count } : null;
}

/** Whether the shard gets the server's events; events of direct messages (null) go to the first shard. */
export function hears({ id, count }: Shard, serverId: string | null): boolean {
  return serverId === null ? id === 0 : Number((BigInt(serverId) >> TIME_BITS) % BigInt(count)) === id;
}

export interface ShardingSettings {
  /** The number of shards that Discord recommends. */
  readonly shards: number;
  /** Shards whose numbers are equal modulo this have to wait for one another when they identify. */
  readonly maxConcurrency: number;
  /** The time that these shards wait. On Discord it's 5 s; 0 lets a restarted bot in immediately. */
  readonly identifyEveryMs: number;
  readonly sessionsADay: number;
}

const BY_DEFAULT: ShardingSettings = {
  shards: 1,
  maxConcurrency: 1,
  identifyEveryMs: 0,
  sessionsADay: 1_000,
};

const DAY_MS = 24 * 60 * 60_000;

export interface Sharding {
  readonly set: (settings: Partial<ShardingSettings>) => void;
  /** Counts the session that a shard wants to start; false if it comes too soon. */
  readonly admits: (shardId: number) => boolean;
  /** The number of rejected sessions. */
  readonly refused: () => number;
  /** The fields of `GET /gateway/bot`. */
  readonly onWire: () => { readonly shards: number; readonly session_start_limit: object };
}

export function openSharding(now: () => number): Sharding {
  let settings = BY_DEFAULT;
  let begun: readonly number[] = [];
  let refused = 0;
  const lastOfKey = new Map<number, number>();
  const today = () => begun.filter((at) => now() - at < DAY_MS);
  return {
    set: (changed) => {
      settings = { ...settings, ...changed };
    },
    admits: (shardId) => {
      const { maxConcurrency, identifyEveryMs, sessionsADay } = settings;
      const key = shardId % maxConcurrency;
      const last = lastOfKey.get(key) ?? Number.NEGATIVE_INFINITY;
      if (now() - last < identifyEveryMs || today().length >= sessionsADay) {
        refused += 1;
        return false;
      }
      lastOfKey.set(key, now());
      begun = [...today(), now()];
      return true;
    },
    refused: () => refused,
    onWire: () => {
      const { shards, maxConcurrency, sessionsADay } = settings;
      const [first] = today();
      const session_start_limit = {
        total: sessionsADay,
        remaining: sessionsADay - today().length,
        reset_after: first === undefined ? 0 : first + DAY_MS - now(),
        max_concurrency: maxConcurrency,
      };
      return { shards, session_start_limit };
    },
  };
}
