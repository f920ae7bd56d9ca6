/** Runs the timer of a waiting table: posts what is due, closes an inactive table, and records when to check again. */

import { controlsOn } from '../../../tables/commit/notice-controls.ts';
import { causeOfRow, type OutboxRow, type ReminderState } from '../../../tables/model/outbox.ts';
import type { OpenNotice, Posted } from '../../../tables/model/storage/store.ts';
import type { Table } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { DueNotice } from '../../../tables/waiting/bundling.ts';
import { isUpToDate, waitTimerJob } from '../../../tables/waiting/reminder-state.ts';
import { checkTimer } from '../../../tables/waiting/wait-timer.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { noticeMessage } from '../../messages/notices/notice-message.ts';
import { type Elsewhere, withOtherTables } from '../../messages/notices/reminder-message.ts';
import { waitingNotice } from '../../messages/notices/waiting-message.ts';
import { messageLink } from '../../messages/pieces/parts.ts';
import type { Channels } from '../channels/channels.ts';
import { deliveryErrorIn, isRefusedForGood } from '../channels/delivery-errors.ts';
import { opensSeatsOfGone } from '../channels/membership.ts';
import { postingOf } from '../channels/posting.ts';
import type { AlsoDue, Bundling } from './bundling.ts';
import { waitingAt } from './waiting.ts';

/** The interval at which the bot checks that the host is still on the server: nothing else pings a host who has no seat. */
const HOST_SOUGHT_EVERY_MS = 24 * 60 * 60_000;

export interface WaitTimers {
  /** Returns the posted message with the next wait timer. Throws if the job has to be retried. */
  check(row: OutboxRow, loaded: LoadedTable, found: ReminderState): Promise<Posted | undefined>;
}

export function waitTimersOf(bot: BotContext, channels: Channels, bundling: Bundling): WaitTimers {
  const { post } = postingOf(bot, channels);

  async function say(
    row: OutboxRow,
    loaded: LoadedTable,
    due: DueNotice,
    also: readonly AlsoDue[],
  ): Promise<Posted> {
    const { table } = loaded;
    const { guildId, channelId } = table.place;
    const [shown, { skips }] = await Promise.all([
      bot.store.shownOn(table.id),
      bot.settings.ofServer(guildId),
    ]);
    const boardLink = shown === null ? null : messageLink(guildId, shown);
    const { translate } = withLanguage(bot, table.language);
    const notice = waitingNotice(loaded, due, { boardLink, skips });
    const elsewhere = await Promise.all(also.map(linked));
    const message = withOtherTables(
      noticeMessage(loaded, notice, translate),
      { call: due.call, elsewhere, title: 'waiting.elsewhere-too' },
      translate,
    );
    const messageId = await post(row, channelId, message);
    return noting({ message: { channelId, messageId }, notice }, table, bot.now());
  }

  async function linked({ loaded, call }: AlsoDue): Promise<Elsewhere> {
    const { id, place } = loaded.table;
    const shown = await bot.store.shownOn(id);
    return { loaded, call, boardLink: shown === null ? null : messageLink(place.guildId, shown) };
  }

  return {
    async check(row, loaded, found) {
      // Stale: the wait has changed. Either a new timer exists, or it could not be written because this one was claimed.
      if (!isUpToDate(found, loaded.table)) return { shown: null, jobs: waitTimerJob(loaded.table) };
      const waiting = await waitingAt(bot, loaded);
      const now = bot.now();
      const seeksHost = isHostToBeSought(found, now);
      const start = seeksHost ? { ...found, hostSoughtAt: now.toISOString() } : found;
      const first = checkTimer(waiting, start, now);
      const decided =
        first.due === null || first.due.kind === 'closing'
          ? { ...first, due: first.due, found: start, also: [], carried: [] }
          : await bundling.decide(row, waiting, start);
      const { due, found: before, state: after, next, also, carried } = decided;
      const sought = seeksHost ? [loaded.table.hostId] : [];
      if (due === null) {
        await opensSeatsOfGone(bot, channels, row, loaded.table, sought, { by: null });
        return again(after, next);
      }
      if (due.kind === 'closing') {
        const done = await bot.tables.closeAsleep(row.tableId, before.idleSince, causeOfRow(row));
        return done.ok ? undefined : again(before, next);
      }
      // Opening the seats of people who left starts another wait, whose timer replaces this one.
      const people = [...new Set([...due.call, ...sought])];
      if (await opensSeatsOfGone(bot, channels, row, loaded.table, people, { by: null }))
        return again(before, next);
      try {
        const { jobs, notices = [] } = await say(row, loaded, due, also);
        return again(after, next, { jobs, notices });
      } catch (error) {
        // If the job were set aside, no one would check again. So a notice that Discord rejects counts as posted.
        if (isRefusedForGood(error)) {
          bot.log.error({ table: row.tableId, error }, 'dropped a reminder that Discord refuses');
          return again(after, next);
        }
        // The bot can't post in the channel now. The board's job waits until people fix that; the timer continues.
        if (deliveryErrorIn(error) === null) throw error;
        await bundling.takeBackCarried(row, carried);
        return again(before, next);
      }
    },
  };
}

function isHostToBeSought({ hostSoughtAt }: ReminderState, now: Date): boolean {
  return (
    hostSoughtAt === undefined || new Date(hostSoughtAt).getTime() + HOST_SOUGHT_EVERY_MS <= now.getTime()
  );
}

/** The wait may end before the store knows which message has the buttons. This job then settles the buttons immediately. */
function noting(posted: OpenNotice, { waitingSince }: Table, dueAt: Date): Posted {
  const controls = controlsOn(posted.notice).map((control) => ({
    control,
    outcome: { key: 'settled.gone-on' },
  }));
  if (controls.length === 0) return { shown: null, jobs: [] };
  const settled = { kind: 'settled', controls, unlessSince: waitingSince.toISOString() } as const;
  return { shown: null, jobs: [{ job: settled, dueAt }], notices: [posted] };
}

function again(state: ReminderState, dueAt: Date, posted: Omit<Posted, 'shown'> = { jobs: [] }): Posted {
  return {
    ...posted,
    shown: null,
    jobs: [...posted.jobs, { job: { kind: 'watch', watch: state }, dueAt }],
  };
}
