/** The connections of a program's shards as one, for all that does not ask for a shard. */
import type { Connection } from '../../discord/client.ts';
import { shardOfServer } from '../../discord/connection/gateway/shards.ts';
import type { LeaseView } from '../../storage/shard-leases.ts';
import type { OwnShards } from './own-shards.ts';

/** The last state of the leases that the program saw. */
interface Seen extends Pick<LeaseView, 'holders'> {
  /** Null before the first look. */
  readonly lookedAt: Date | null;
}

/** `count` is how many shards there are. */
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
      /** The earliest of the last looks at the leases and at the outbox of each shard. */
      lastLook() {
        const looks = [...own.connections().values()].flatMap(({ delivery }) => delivery.lastLook() ?? []);
        return looks.reduce((first, at) => (first === null || at < first ? at : first), seen().lookedAt);
      },
    },
    /** A shard that another program serves until this one has connected is not away. */
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
