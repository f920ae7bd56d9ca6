/** Verbs for the end of a game: praising players, and subscribing to the result. */
import type { SeatIndex } from '../../core/seat.ts';
import { praise } from '../endings/praise.ts';
import { watch, watchersOf } from '../endings/watching.ts';
import type { Actor, Done } from '../model/change.ts';
import type { TableRefused } from '../model/refusal.ts';
import type { TableId } from '../model/table.ts';
import type { VerbNeeds } from './verb-needs.ts';

export type Watched = (Extract<Done, { ok: true }> & { readonly isWatching: boolean }) | TableRefused;

export interface EndingVerbs {
  /** Says “well played” to the person in that seat. */
  praise(by: Actor, id: TableId, seat: SeatIndex): Promise<Done>;
  /** Subscribes to a direct message at the end, or cancels it. */
  watch(by: Actor, id: TableId): Promise<Watched>;
}

export function endingVerbs({ changing: { withLock, commit }, store, now }: VerbNeeds): EndingVerbs {
  return {
    praise: (by, id, seat) =>
      withLock<Done>(by, id, async (table, entry) => {
        const notices = await store.notices(id);
        const change = praise(entry, table, { by: by.userId, seat }, notices, now());
        return change.ok ? commit(change, table, by.cause) : change;
      }),
    watch: (by, id) =>
      withLock<Watched>(by, id, async (table) => {
        const notices = await store.notices(id);
        const change = watch(table, by.userId, notices);
        if (!change.ok) return change;
        const done = await commit(change, table, by.cause);
        return done.ok ? { ...done, isWatching: !watchersOf(notices).includes(by.userId) } : done;
      }),
  };
}
