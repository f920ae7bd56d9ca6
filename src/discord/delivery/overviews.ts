/** Keeps the overview of a channel up to date: follows the messages of the tables there, at most once a minute. */

import type { Job, NewJob, OutboxRow } from '../../tables/model/outbox.ts';
import type { Overview } from '../../tables/model/overview.ts';
import type { Posted } from '../../tables/model/storage/store.ts';
import { type ChannelId, ERASED, type Table } from '../../tables/model/table.ts';
import { isLesson } from '../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { type BotContext, withLanguage } from '../bot.ts';
import type { Outgoing } from '../messages/pieces/outgoing.ts';
import { overviewMessage } from '../messages/servers/overview-message.ts';
import type { Channels } from './channels/channels.ts';
import { deliveryErrorIn } from './channels/delivery-errors.ts';
import { postingOf } from './channels/posting.ts';

type OverviewJob = Extract<Job, { kind: 'overview' }>;

/** The minimum time between two edits. */
const BETWEEN_MS = 60_000;
/** Discord limits how often a message older than an hour can be edited. If it refuses an edit, the next try waits this long. */
const AFTER_LIMIT_MS = 10 * 60_000;

/** Jobs that run when something shown in an overview may have changed. */
const REFRESHING_JOBS: readonly Job['kind'][] = ['lobby', 'board', 'notice', 'farewell', 'direct'];

export interface ChannelOverviews {
  /** The jobs to queue once one of the table's jobs has run. */
  following(row: OutboxRow, loaded: LoadedTable, job: Job): Promise<readonly NewJob[]>;
  show(row: OutboxRow, job: OverviewJob): Promise<Posted | undefined>;
}

export function channelOverviewsOf(bot: BotContext, channels: Channels): ChannelOverviews {
  const { post } = postingOf(bot, channels);

  /** Returns null if a job is already pending. If the current job is a retry, the follow-up that it wrote earlier may be lost. */
  async function nextOf(row: OutboxRow, channelId: ChannelId): Promise<NewJob | null> {
    const overview = await bot.settings.overviewIn(channelId);
    const now = bot.now();
    if (overview === null) return null;
    if (overview.nextAt !== null && overview.nextAt > now && row.attempts === 0) return null;
    const dueAt = notBefore(now, overview);
    await bot.settings.updateOverview(channelId, { nextAt: dueAt });
    return { job: { kind: 'overview', channelId }, dueAt };
  }

  async function again(job: OverviewJob, dueAt: Date): Promise<Posted> {
    await bot.settings.updateOverview(job.channelId, { nextAt: dueAt });
    return { shown: null, jobs: [{ job, dueAt }] };
  }

  /** Returns the id of the overview's message; a deleted message is posted again. Null if Discord limits edits for now. */
  async function shownOn(
    row: OutboxRow,
    { channelId, messageId }: Overview,
    outgoing: Outgoing,
  ): Promise<string | null> {
    const changed = await channels.change({ channelId, messageId }, outgoing);
    if (changed === 'done') return messageId;
    return changed === 'gone' ? post(row, channelId, outgoing) : null;
  }

  /** Ends the overview, and tells the moderator who switched it on. */
  async function stop({ channelId, by }: Overview): Promise<Posted> {
    await bot.settings.removeOverview(channelId);
    if (by === ERASED) return { shown: null, jobs: [] };
    const phrase = { key: 'overview.stopped', with: { channel: channelId } };
    return { shown: null, jobs: [{ job: { kind: 'direct', to: by, phrase }, dueAt: bot.now() }] };
  }

  return {
    async following(row, { table, entry }, job) {
      if (!REFRESHING_JOBS.includes(job.kind) || isLesson(entry, table)) return [];
      const left = job.kind === 'farewell' ? [await channels.publicHome(job.channelId)] : [];
      const homes = [...new Set([await homeOf(channels, table), ...left])];
      const next = await Promise.all(homes.flatMap((home) => (home === null ? [] : [nextOf(row, home)])));
      return next.flatMap((one) => one ?? []);
    },

    async show(row, job) {
      const { channelId } = job;
      const overview = await bot.settings.overviewIn(channelId);
      if (overview === null) return undefined;
      const now = bot.now();
      const dueAt = notBefore(now, overview);
      if (dueAt > now) return again(job, dueAt);
      // A change from now on writes another job.
      await bot.settings.updateOverview(channelId, { nextAt: null });
      try {
        const messageId = await shownOn(row, overview, await overviewOf(bot, channels, overview));
        if (messageId === null) return again(job, new Date(now.getTime() + AFTER_LIMIT_MS));
        await bot.settings.updateOverview(channelId, { messageId, shownAt: now });
        return undefined;
      } catch (error) {
        const deliveryError = deliveryErrorIn(error);
        if (deliveryError === null) throw error;
        bot.log.info({ err: error, channel: channelId }, 'cannot show overview');
        if (deliveryError === 'missing-permission') return stop(overview);
        await bot.settings.removeOverview(channelId);
        return undefined;
      }
    },
  };
}

function notBefore(now: Date, { shownAt }: Overview): Date {
  return new Date(Math.max(now.getTime(), shownAt.getTime() + BETWEEN_MS));
}

/** The channel whose overview lists the table. Null if the table is in a private thread. */
async function homeOf(channels: Channels, { place, announcedIn }: Table): Promise<ChannelId | null> {
  return announcedIn ?? (await channels.publicHome(place.channelId));
}

/** Leaves out lessons, which concern only one person. */
export async function overviewOf(
  bot: BotContext,
  channels: Channels,
  { channelId, guildId, language }: Pick<Overview, 'channelId' | 'guildId' | 'language'>,
): Promise<Outgoing> {
  const live = await bot.tables.liveOfServer(guildId);
  const tables = live.filter(({ entry, table }) => !isLesson(entry, table));
  const homes = await Promise.all(tables.map(({ table }) => homeOf(channels, table)));
  const here = tables.filter((_, at) => homes[at] === channelId);
  return overviewMessage(here, withLanguage(bot, language).translate);
}
