/** The verbs of tables that sleep: closing them, keeping them open, opening them again. */

import type { Changing } from '../commit/committing.ts';
import type { KeyedMutex } from '../commit/keyed-mutex.ts';
import type { Done, Ruler } from '../model/change.ts';
import { tableRefuses } from '../model/refusal.ts';
import type { Settings } from '../model/settings.ts';
import type { ClosedTable, TableStore } from '../model/store.ts';
import type { ChannelId, Place, TableId } from '../model/table.ts';
import { isReadOnly } from '../turns/play.ts';
import { type Absence, withoutAbsence } from '../waiting/absence.ts';
import { close, keepOpen, reopen } from '../waiting/sleeping.ts';
import { waitTimerErrand } from '../waiting/wait-timer.ts';
import { openingOneMore } from './one-more.ts';
import type { PlayVerbs } from './play.ts';

export interface SleepingVerbs {
  /** The tables that wait, and that an earlier program did not watch. */
  withoutWaitTimer(): Promise<readonly TableId[]>;
  /** Such a table is watched from now on. */
  startWaitTimer(id: TableId): Promise<Done>;
  /** No wait of it counts that time, in which nobody could answer. */
  leaveOut(id: TableId, absence: Absence): Promise<Done>;
  /** Closes a table for which nobody has cared since then, as `Watch.idleSince`. */
  closeAsleep(id: TableId, idleSince: string, cause: string): Promise<Done>;
  /** Puts off the closing of a table that was warned. */
  keepOpen(by: Ruler, id: TableId): Promise<Done>;
  /** A closed table goes on as it was, where it was or in that channel or thread of its server. It counts where that is asked for. */
  reopen(by: Ruler, id: TableId, place?: Place, openedIn?: ChannelId): Promise<Done>;
  /** The tables of a server that were closed because they slept, the last first. */
  closedOfServer(guildId: string): Promise<readonly ClosedTable[]>;
}

export interface SleepingNeeds {
  readonly changing: Changing;
  readonly store: TableStore;
  readonly migrate: PlayVerbs['migrate'];
  readonly settings: Settings;
  readonly mutex: KeyedMutex;
  readonly now: () => Date;
}

export function sleepingVerbs(needs: SleepingNeeds): SleepingVerbs {
  const {
    changing: { change, withLock, commit },
    store,
    migrate,
    now,
  } = needs;
  return {
    withoutWaitTimer: () => store.withoutWaitTimer(),
    startWaitTimer: (id) =>
      withLock(id, (table) =>
        commit({ ok: true, table, errands: waitTimerErrand(table) }, table, `watch:${id}:${table.version}`),
      ),
    leaveOut: (id, absence) =>
      withLock<Done>(id, async (table) => {
        const changed = withoutAbsence(table, await store.reminderStateOf(id), absence);
        return changed.ok ? commit(changed, table, `absence:${id}:${absence.from.toISOString()}`) : changed;
      }),
    closeAsleep: (id, idleSince, cause) =>
      withLock<Done>(id, async (table) => {
        const closed = close(table, await store.reminderStateOf(id), idleSince, now());
        return closed.ok ? commit(closed, table, cause) : closed;
      }),
    keepOpen: (by, id) =>
      withLock<Done>(id, async (table) => {
        const kept = keepOpen(table, await store.reminderStateOf(id), by, now());
        return kept.ok ? commit(kept, table, by.cause) : kept;
      }),
    async reopen(by, id, place, asked) {
      const closed = await store.load(id);
      if (closed === null) return tableRefuses('no-table');
      const { guildId, channelId } = place ?? closed.place;
      const openedIn = asked ?? channelId;
      let isOld = false;
      const done = await openingOneMore(needs, guildId, openedIn, (refused) =>
        change(id, by.cause, (table, entry) => {
          const opened = reopen(entry, table, by, place ?? table.place, now());
          isOld = opened.ok && isReadOnly(entry, opened.table);
          return opened.ok ? (refused ?? { ...opened, openedIn }) : opened;
        }),
      );
      if (!done.ok && done.refusal.why === 'channel-taken') return tableRefuses('reopen-elsewhere');
      // While it was closed the program may have learned newer rules.
      const migrated = done.ok && isOld ? await migrate(id) : done;
      return migrated.ok ? migrated : done;
    },
    closedOfServer: (guildId) => store.closedOfServer(guildId),
  };
}
