/** The store as the connection of one shard uses it: what is to be said on other shards is for others. */
import type { ShardFilter, TableStore } from '../../tables/model/storage/store.ts';

export function ofPart(store: TableStore, part: ShardFilter): TableStore {
  return {
    ...store,
    claimDue: (now, limit) => store.claimDue(now, limit, part),
    nextDue: () => store.nextDue(part),
    releaseClaims: (inFlight) => store.releaseClaims(inFlight, part),
  };
}
