/** The store as one shard sees it: jobs for other shards are left to them. */
import type { ShardFilter, TableStore } from '../../tables/model/storage/store.ts';

export function ofPart(store: TableStore, part: ShardFilter): TableStore {
  return {
    ...store,
    claimDue: (now, limit) => store.claimDue(now, limit, part),
    nextDue: () => store.nextDue(part),
    releaseClaims: (inFlight) => store.releaseClaims(inFlight, part),
  };
}
