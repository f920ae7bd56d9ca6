/** Combines the connections of a process's shards into one, for code that doesn't distinguish shards. */
import type { Connection } from '../../discord/client.ts';
import { shardOfServer } from '../../discord/connection/gateway/shards.ts';
import type { LeaseView } from '../../storage/shard-leases.ts';
import type { OwnShards } from './own-shards.ts';

/** The leases as this process last read them. */
interface Seen extends Pick<LeaseView, 'holders'> {
  /** Null before the first check. */
  readonly checkedAt: Date | null;
}

/** `count` is the total number of shards. */
export function asOne(
  own: Pick<OwnShards, 'connections' | 'connecting'>,
  count: number,
  seen: () => Seen,
): Pick<Connection, 'delivery' | 'gateway' | 'inFlight'> {
  return {
    delivery: {
      wake(guildId = null) {
        const connections = own.connections();
        if (guildId === null) for (const connection of connections.values()) connection.delivery.wake();
        else connections.get(shardOfServer(guildId, count))?.delivery.wake();
      },
      /** The earliest of the last checks of the leases and of each shard's outbox. */
      lastPoll() {
        const polls = [...own.connections().values()].flatMap(({ delivery }) => delivery.lastPoll() ?? []);
        return polls.reduce((first, at) => (first === null || at < first ? at : first), seen().checkedAt);
      },
    },
    /**
     * While another process still serves a shard, the shard doesn't count as disconnected, even if this process is only
     * connecting to it.
     */
    gateway() {
      const connected = [...own.connections().values()].flatMap((connection) => connection.gateway());
      const others = new Set(seen().holders.flatMap(({ shards }) => shards));
      const away = own.connecting().filter((shard) => !others.has(shard));
      return [
        ...connected,
        ...away.map((id) => ({ id, isConnected: false, ping: null, reconnects: 0 })),
      ].toSorted((one, other) => one.id - other.id);
    },
    inFlight() {
      const all = [...own.connections().values()].map((connection) => connection.inFlight());
      return {
        interactions: all.flatMap(({ interactions }) => interactions),
        jobs: all.flatMap(({ jobs }) => jobs),
      };
    },
  };
}
