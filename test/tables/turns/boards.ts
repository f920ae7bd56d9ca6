/** A table's boards: new ones, their pings and their news. */

import type { TableId, UserId } from '../../../src/tables/model/table.ts';
import { showingOf } from '../../../src/tables/turns/showing.ts';
import type { TestTables } from '../../shared/hall.ts';

export interface Seen {
  readonly isNew: boolean;
  readonly call: readonly UserId[];
  readonly turn: number | null;
  readonly told: readonly string[];
}

let messages = 0;

/** Runs the due jobs, and returns the board shown afterwards; null if none was due. */
export async function boardAfter(hall: TestTables, id: TableId): Promise<Seen | null> {
  let seen: Seen | null = null;
  for (;;) {
    const rows = await hall.store.claimDue(hall.now(), 8);
    if (rows.length === 0) return seen;
    for (const row of rows) {
      const loaded = await hall.tables.loaded(id);
      const { job } = row;
      const isOld = job.kind === 'board' && job.version < (loaded?.table.version ?? 0);
      if (loaded === null || job.kind !== 'board' || isOld) {
        await hall.store.finish(row);
        continue;
      }
      const { table, request } = loaded;
      const { isNew, call, events, board } = showingOf(table, request, await hall.store.shownOn(id), job);
      messages += isNew ? 1 : 0;
      const { channelId } = table.place;
      const shown = {
        channelId,
        messageId: `message ${messages}`,
        postedAt: hall.now(),
        board: { ...board, away: [] },
      };
      await (isNew ? hall.store.finish(row, { shown, jobs: [] }) : hall.store.finish(row));
      seen = { isNew, call, turn: request?.turn ?? null, told: events.map(({ type }) => type) };
    }
  }
}
