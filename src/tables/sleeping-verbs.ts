/** The verbs of tables that sleep: closing them, keeping them open, opening them again. */
import { type Absence, withoutAbsence } from './absence.ts';
import type { Changing, Done, Ruler } from './changing.ts';
import type { Lanes } from './lanes.ts';
import { openingOneMore } from './one-more.ts';
import { isReadOnly } from './play.ts';
import type { PlayVerbs } from './play-verbs.ts';
import { tableRefuses } from './refusal.ts';
import type { Settings } from './settings.ts';
import { close, keepOpen, reopen } from './sleeping.ts';
import type { ClosedTable, TableStore } from './store.ts';
import type { ChannelId, Place, TableId } from './table.ts';
import { watchErrand } from './watching.ts';

export interface SleepingVerbs {
  /** The tables that wait, and that an earlier program did not watch. */
  unwatched(): Promise<readonly TableId[]>;
  /** Such a table is watched from now on. */
  watch(id: TableId): Promise<Done>;
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
  readonly adopt: PlayVerbs['adopt'];
  readonly settings: Settings;
  readonly lanes: Lanes;
  readonly now: () => Date;
}

export function sleepingVerbs(needs: SleepingNeeds): SleepingVerbs {
  const {
    changing: { change, inLane, keep },
    store,
    adopt,
    now,
  } = needs;
  return {
    unwatched: () => store.unwatched(),
    watch: (id) =>
      inLane(id, (table) =>
        keep({ ok: true, table, errands: watchErrand(table) }, table, `watch:${id}:${table.version}`),
      ),
    leaveOut: (id, absence) =>
      inLane<Done>(id, async (table) => {
        const changed = withoutAbsence(table, await store.watchOf(id), absence);
        return changed.ok ? keep(changed, table, `absence:${id}:${absence.from.toISOString()}`) : changed;
      }),
    closeAsleep: (id, idleSince, cause) =>
      inLane<Done>(id, async (table) => {
        const closed = close(table, await store.watchOf(id), idleSince, now());
        return closed.ok ? keep(closed, table, cause) : closed;
      }),
    keepOpen: (by, id) =>
      inLane<Done>(id, async (table) => {
        const kept = keepOpen(table, await store.watchOf(id), by, now());
        return kept.ok ? keep(kept, table, by.cause) : kept;
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
      const adopted = done.ok && isOld ? await adopt(id) : done;
      return adopted.ok ? adopted : done;
    },
    closedOfServer: (guildId) => store.closedOfServer(guildId),
  };
}
