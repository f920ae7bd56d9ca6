/** Verbs for inactive tables: closing them, keeping them open, reopening them. */

import { afterReopening } from '../campaigns/games.ts';
import type { KeptCampaign } from '../model/campaign.ts';
import { ANY_SERVER, type Done, type PrivilegedActor, type Scope } from '../model/change.ts';
import { tableRefuses } from '../model/refusal.ts';
import { campaignOrNull } from '../model/storage/campaign-store.ts';
import type { ClosedTable } from '../model/storage/store.ts';
import type { ChannelId, Place, Table, TableId } from '../model/table.ts';
import { currentRequest, isReadOnly } from '../turns/current-request.ts';
import { type Absence, withoutAbsence } from '../waiting/absence.ts';
import { waitTimerJob } from '../waiting/reminder-state.ts';
import { close, keepOpen, reopen } from '../waiting/sleeping.ts';
import { openingOneMore } from './opening/one-more.ts';
import type { PlayVerbs } from './play.ts';
import type { VerbNeeds } from './verb-needs.ts';

export interface SleepingVerbs {
  /** Live tables without a wait timer, left by earlier versions of the program. */
  withoutWaitTimer(): Promise<readonly TableId[]>;
  /** Starts the table's wait timer. */
  startWaitTimer(id: TableId): Promise<Done>;
  /** Extends the table's wait by an absence of the bot. */
  leaveOut(id: TableId, absence: Absence): Promise<Done>;
  /** Closes a table that has been inactive since `idleSince` (`ReminderState.idleSince`). */
  closeAsleep(id: TableId, idleSince: string, cause: string): Promise<Done>;
  /** Postpones the closing of a table about which people have been warned. */
  keepOpen(by: PrivilegedActor, id: TableId): Promise<Done>;
  /**
   * Reopens a closed table in its place, or at `place` on its server. Server limits count it in `openedIn` (default: its own
   * channel).
   */
  reopen(by: PrivilegedActor, id: TableId, place?: Place, openedIn?: ChannelId): Promise<Done>;
  /** The closed tables on a server, most recent first. */
  closedOfServer(guildId: string): Promise<readonly ClosedTable[]>;
}

export function sleepingVerbs(needs: VerbNeeds, migrate: PlayVerbs['migrate']): SleepingVerbs {
  const {
    changing: { change, withLock, commit },
    store,
    now,
  } = needs;
  /** The campaign of a closed table; null if it has none, or if that can't be determined. */
  async function campaignOf({ campaignId }: Table, scope: Scope): Promise<KeptCampaign | null> {
    return campaignId === undefined ? null : campaignOrNull(store.campaign(campaignId, scope));
  }

  return {
    withoutWaitTimer: () => store.withoutWaitTimer(),
    startWaitTimer: (id) =>
      withLock(ANY_SERVER, id, (table) =>
        commit({ ok: true, table, jobs: waitTimerJob(table) }, table, `watch:${id}:${table.version}`),
      ),
    leaveOut: (id, absence) =>
      withLock<Done>(ANY_SERVER, id, async (table, entry) => {
        const state = await store.reminderStateOf(id);
        const changed = withoutAbsence(table, currentRequest(entry, table), state, absence);
        return changed.ok ? commit(changed, table, `absence:${id}:${absence.from.toISOString()}`) : changed;
      }),
    closeAsleep: (id, idleSince, cause) =>
      withLock<Done>(ANY_SERVER, id, async (table) => {
        const closed = close(table, await store.reminderStateOf(id), idleSince, now());
        return closed.ok ? commit(closed, table, cause) : closed;
      }),
    keepOpen: (by, id) =>
      withLock<Done>(by, id, async (table) => {
        const kept = keepOpen(table, await store.reminderStateOf(id), by, now());
        return kept.ok ? commit(kept, table, by.cause) : kept;
      }),
    async reopen(by, id, place, requestedIn) {
      const closed = await store.load(id, by);
      if (closed === null) return tableRefuses('no-table');
      const campaign = await campaignOf(closed, by);
      if (campaign !== null && (campaign.tableId !== id || campaign.status !== 'running'))
        return tableRefuses('campaign-went-on');
      const { guildId, channelId } = place ?? closed.place;
      const openedIn = requestedIn ?? channelId;
      let isOld = false;
      const done = await openingOneMore(needs, guildId, openedIn, (refused) =>
        change(by, id, (table, entry) => {
          const opened = reopen(entry, table, by, place ?? table.place, now());
          isOld = opened.ok && isReadOnly(entry, opened.table);
          if (!opened.ok) return opened;
          const joins = campaign === null ? {} : { campaign: afterReopening(campaign, opened.table, now()) };
          return refused ?? { ...opened, ...joins, openedIn };
        }),
      );
      if (!done.ok && done.refusal.code === 'channel-taken') return tableRefuses('reopen-elsewhere');
      // The program may have newer rules than when the table was closed.
      const migrated = done.ok && isOld ? await migrate(id) : done;
      return migrated.ok ? migrated : done;
    },
    closedOfServer: (guildId) => store.closedOfServer(guildId),
  };
}
