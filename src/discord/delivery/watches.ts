/** Looks after tables that wait: says what is due, closes what sleeps, and writes down when to look again. */
import type { Standing } from '../../tables/changing.ts';
import { controlsOn } from '../../tables/notice-controls.ts';
import { causeOfRow, type OutboxRow, type Watch } from '../../tables/outbox.ts';
import type { OpenNotice, Posted } from '../../tables/store.ts';
import type { Table } from '../../tables/table.ts';
import { type Due, isUpToDate, lookAt, watchErrand } from '../../tables/watching.ts';
import { type MuteBot, speaking } from '../bot.ts';
import { noticeMessage } from '../messages/notice-message.ts';
import { messageLink } from '../messages/parts.ts';
import { waitingNotice } from '../messages/waiting-message.ts';
import type { Channels } from './channels.ts';
import { opensSeatsOfGone } from './membership.ts';
import { postingOf } from './posting.ts';
import type { Reminders } from './reminders.ts';
import { isRefusedForGood, troubleIn } from './trouble.ts';
import { waitingAt } from './waiting.ts';

/** So often the host is looked for, who may have left the server without being called. */
const HOST_SOUGHT_EVERY_MS = 24 * 60 * 60_000;

export interface Watchers {
  /** The next watch is what comes of it. Throws when it has to be tried again. */
  look(row: OutboxRow, standing: Standing, watch: Watch): Promise<Posted | undefined>;
}

export function watchersOf(bot: MuteBot, channels: Channels, reminders: Reminders): Watchers {
  const { post } = postingOf(bot, channels);

  async function say(
    row: OutboxRow,
    standing: Standing,
    due: Exclude<Due, { readonly kind: 'closing' | 'reminder' }>,
  ): Promise<Posted> {
    const { table } = standing;
    const { guildId, channelId } = table.place;
    const [shown, { skips }] = await Promise.all([
      bot.store.shownOn(table.id),
      bot.settings.ofServer(guildId),
    ]);
    const boardLink = shown === null ? null : messageLink(guildId, shown);
    const { translate } = speaking(bot, table.language);
    const notice = waitingNotice(standing, due, { boardLink, skips });
    const messageId = await post(row, channelId, noticeMessage(standing, notice, translate));
    return noting({ message: { channelId, messageId }, notice }, table, bot.now());
  }

  return {
    async look(row, standing, found) {
      // Stale: the wait changed. Either a new watch exists, or it could not be written because this one was claimed.
      if (!isUpToDate(found, standing.table)) return { shown: null, errands: watchErrand(standing.table) };
      const waiting = await waitingAt(bot, standing);
      const now = bot.now();
      const seeksHost = isHostToBeSought(found, now);
      const start = seeksHost ? { ...found, hostSoughtAt: now.toISOString() } : found;
      const first = lookAt(waiting, start, now);
      const decided =
        first.due?.kind === 'reminder'
          ? await reminders.decide(row, waiting, start)
          : { ...first, due: first.due, found: start };
      const { due, found: watch, watch: after, next } = decided;
      const sought = seeksHost ? [standing.table.hostId] : [];
      if (due === null) {
        await opensSeatsOfGone(bot, channels, row, standing.table, sought, { by: null });
        return again(after, next);
      }
      if (due.kind === 'closing') {
        const done = await bot.tables.closeAsleep(row.tableId, watch.idleSince, causeOfRow(row));
        return done.ok ? undefined : again(watch, next);
      }
      // Where their seats were asked it is another wait now, whose watch takes the place of this one.
      const people = [...new Set([...due.call, ...sought])];
      if (await opensSeatsOfGone(bot, channels, row, standing.table, people, { by: null }))
        return again(watch, next);
      try {
        const { errands, notices = [] } = await say(row, standing, due);
        return again(after, next, { errands, notices });
      } catch (error) {
        // Set aside, the watch would never look again: what Discord does not take counts as said.
        if (isRefusedForGood(error)) {
          bot.log.error({ table: row.tableId, error }, 'Discord refuses a reminder for good: it is left out');
          return again(after, next);
        }
        // Where nothing can be said now, the board waits for somebody to mend that; the watch goes on.
        if (troubleIn(error) === null) throw error;
        return again(watch, next);
      }
    },
  };
}

function isHostToBeSought({ hostSoughtAt }: Watch, now: Date): boolean {
  return (
    hostSoughtAt === undefined || new Date(hostSoughtAt).getTime() + HOST_SOUGHT_EVERY_MS <= now.getTime()
  );
}

/** The wait may end before it is known which message bears it: then what can be pressed on it is over at once. */
function noting(said: OpenNotice, { waitingSince }: Table, dueAt: Date): Posted {
  const controls = controlsOn(said.notice).map((control) => ({
    control,
    outcome: { key: 'settled.gone-on' },
  }));
  if (controls.length === 0) return { shown: null, errands: [] };
  const settled = { kind: 'settled', controls, unlessSince: waitingSince.toISOString() } as const;
  return { shown: null, errands: [{ errand: settled, dueAt }], notices: [said] };
}

function again(watch: Watch, dueAt: Date, said: Omit<Posted, 'shown'> = { errands: [] }): Posted {
  return { ...said, shown: null, errands: [...said.errands, { errand: { kind: 'watch', watch }, dueAt }] };
}
