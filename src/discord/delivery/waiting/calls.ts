/** Pings people for a turn some time after its board was posted: once they are awake or back. */

import type { CallJob, NewJob, OutboxRow } from '../../../tables/model/outbox.ts';
import type { Posted } from '../../../tables/model/storage/store.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { isInSession } from '../../../tables/turns/in-session.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { awakeAt } from '../../../tables/waiting/calling.ts';
import type { BotContext } from '../../bot.ts';
import type { Bundling } from './bundling.ts';
import { isStillPending } from './still-pending.ts';
import { waitingAt } from './waiting.ts';

export interface Calls {
  call(row: OutboxRow, loaded: LoadedTable, job: CallJob): Promise<Posted | undefined>;
}

export function callsOf(bot: BotContext, bundling: Bundling): Calls {
  return {
    async call(row, loaded, job) {
      // The new board at the end of a live session pings the people that the table then waits for.
      if (isInSession(loaded.table) || !(await isStillPending(bot, loaded, job, job.to))) return undefined;
      const now = bot.now();
      const dueAt = awakeAt(await bot.settings.ofPerson(job.to), now);
      if (dueAt > now) return { shown: null, jobs: [{ job, dueAt }] };
      await bundling.callLater(row, await waitingAt(bot, loaded), job);
      return undefined;
    },
  };
}

/** Jobs for the people who weren't pinged by the turn's board: each job pings one person once they are awake. */
export function laterCalls(
  later: readonly { readonly userId: UserId; readonly at: Date }[],
  { table, request }: LoadedTable,
): readonly NewJob[] {
  if (request === null) return [];
  const { turn } = request;
  const { logged } = table;
  return later.map(({ userId: to, at }) => ({ job: { kind: 'call', to, turn, logged }, dueAt: at }));
}
