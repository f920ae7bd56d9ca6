/** The store as one shard sees it, without the jobs for other shards. */
import type { ShardFilter, TableStore } from '../../tables/model/storage/store.ts';

export function ofPart(store: TableStore, part: ShardFilter): TableStore {
  return {
    ...store,
    claimDue: (now, limit) => store.claimDue(now, limit, part),
    nextDue: () => store.nextDue(part),
    releaseClaims: (inFlight) => store.releaseClaims(inFlight, part),
  };
}
