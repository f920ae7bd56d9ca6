/** Runs each kind of outbox job in the language of its table. */
import { causeOfRow, type Job, type NewJob, type OutboxRow } from '../../tables/model/outbox.ts';
import type { Posted } from '../../tables/model/storage/store.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { type BotContext, withLanguage } from '../bot.ts';
import { boardsOf } from './boards/boards.ts';
import { highlightsOf } from './boards/highlights.ts';
import { lobbiesOf } from './boards/lobbies.ts';
import { reconcilerOf } from './boards/reconciling.ts';
import { shownMessageOf } from './boards/shown-message.ts';
import type { Channels } from './channels/channels.ts';
import { deliveryErrorIn } from './channels/delivery-errors.ts';
import { retryParkedAt } from './channels/parking.ts';
import { postTagsOf } from './channels/post-tags.ts';
import { postingOf } from './channels/posting.ts';
import { noticesOf } from './notices.ts';
import { channelOverviewsOf } from './overviews.ts';
import { bundlingOf } from './waiting/bundling.ts';
import { callsOf } from './waiting/calls.ts';
import { answerWhenDue } from './waiting/default-answers.ts';
import { sayDirectly } from './waiting/directs.ts';
import { endIfQuiet } from './waiting/quiet-sessions.ts';
import { remindersOf } from './waiting/reminders.ts';
import { waitTimersOf } from './waiting/wait-timers.ts';

export interface Jobs {
  /** Returns what the store has to record. Throws if the job has to be retried. */
  carryOut(row: OutboxRow, job: Job): Promise<Posted | undefined>;
  /** The time at which to retry a job that failed for lack of a permission. */
  retryParkedAt(row: OutboxRow): Promise<Date>;
}

/** While people cannot reach the bot, no default answers are given: the job runs again after this time. */
const UNREACHABLE_MS = 60_000;

export function jobsOf(bot: BotContext, channels: Channels, isReachable: (guildId: string) => boolean): Jobs {
  const { post } = postingOf(bot, channels);
  const reconciler = reconcilerOf(bot, channels);
  const message = shownMessageOf(bot, channels);
  const lobbies = lobbiesOf(bot, channels, { reconciler, message });
  const boards = boardsOf(bot, channels, { reconciler, message });
  const highlights = highlightsOf(bot, channels);
  const notices = noticesOf(bot, channels);
  const bundling = bundlingOf(bot);
  const reminders = remindersOf(bot, channels, bundling);
  const calls = callsOf(bot, bundling);
  const overviews = channelOverviewsOf(bot, channels);
  const postTags = postTagsOf(bot, channels);
  const waitTimers = waitTimersOf(bot, channels, bundling);

  /** Skips the farewell if the channel is gone or the bot can't post in it. */
  async function sayFarewell(
    row: OutboxRow,
    { table }: LoadedTable,
    { channelId, phrase }: Extract<Job, { kind: 'farewell' }>,
  ): Promise<void> {
    const content = withLanguage(bot, table.language).translate(phrase);
    try {
      await post(row, channelId, { content, rows: [], files: [], call: [] });
    } catch (error) {
      if (deliveryErrorIn(error) === null) throw error;
    }
  }

  /** If the rules refuse a computer's turn, it was computed for an older state and has to be computed again. */
  async function letComputerPlay(
    row: OutboxRow,
    { request, begins }: Extract<Job, { kind: 'computer' }>,
  ): Promise<void> {
    const done = await bot.tables.playComputer(row.tableId, request, causeOfRow(row), begins);
    if (done.ok) return;
    if (done.by === 'game' || done.refusal.code === 'busy')
      throw new Error(`a computer could not play: ${done.refusal.code}`);
    bot.log.debug({ table: row.tableId, row: row.id, reason: done.refusal.code }, "computer's turn refused");
  }

  async function endInvitations(row: OutboxRow): Promise<void> {
    const done = await bot.tables.endInvitations(row.tableId, causeOfRow(row));
    if (done.ok) return;
    if (done.refusal.code === 'busy') throw new Error('cannot end invitations: busy');
    bot.log.debug(
      { table: row.tableId, row: row.id, reason: done.refusal.code },
      'end of invitation refused',
    );
  }

  /** A failure here never makes the table's message fail, since a retry would send it again. */
  async function followingOf(row: OutboxRow, loaded: LoadedTable, job: Job): Promise<readonly NewJob[]> {
    try {
      return [...(await overviews.following(row, loaded, job)), ...(await postTags.following(loaded, job))];
    } catch (error) {
      bot.log.warn({ error, table: row.tableId }, 'cannot update overview or tags');
      return [];
    }
  }

  async function carriedOut(row: OutboxRow, job: Job, loaded: LoadedTable): Promise<Posted | undefined> {
    const isAboutWaiting = ['watch', 'answer', 'computer', 'invitations', 'session'].includes(job.kind);
    if (isAboutWaiting && row.attempts === 0 && !isReachable(loaded.table.place.guildId))
      return { shown: null, jobs: [{ job, dueAt: new Date(bot.now().getTime() + UNREACHABLE_MS) }] };
    switch (job.kind) {
      case 'lobby':
        return lobbies.show(row, loaded);
      case 'board':
        return boards.show(row, loaded, job);
      case 'highlight':
        await highlights.show(row, loaded, job);
        return undefined;
      case 'ending':
        // An earlier release wrote this job to accompany the board, which now shows the end itself.
        return undefined;
      case 'retire':
        await notices.retire(loaded, job);
        return undefined;
      case 'notice':
        return notices.say(row, loaded, job);
      case 'settled':
        return notices.settle(row, loaded, job);
      case 'farewell':
        await sayFarewell(row, loaded, job);
        return undefined;
      case 'direct':
        await sayDirectly(bot, channels, row, job);
        return undefined;
      case 'call':
        return calls.call(row, loaded, job);
      case 'reminder':
        return reminders.say(row, job);
      case 'watch':
        return waitTimers.check(row, loaded, job.watch);
      case 'answer':
        return answerWhenDue(bot, row, loaded, job);
      case 'invitations':
        await endInvitations(row);
        return undefined;
      case 'overview':
        return overviews.show(row, job);
      case 'tags':
        await postTags.show(loaded);
        return undefined;
      case 'session':
        return endIfQuiet(bot, row, loaded, job);
      case 'computer':
        await letComputerPlay(row, job);
        return undefined;
    }
  }

  return {
    async retryParkedAt({ tableId }) {
      const loaded = await bot.tables.loaded(tableId);
      const guildId = loaded?.table.place.guildId;
      return retryParkedAt(bot.now(), guildId === undefined ? null : channels.timedOutUntil(guildId));
    },
    async carryOut(row, job) {
      const loaded = await bot.tables.loaded(row.tableId);
      if (loaded === null) return undefined;
      try {
        const posted = await carriedOut(row, job, loaded);
        const following = await followingOf(row, loaded, job);
        if (following.length === 0) return posted;
        return {
          ...posted,
          shown: posted?.shown ?? null,
          jobs: [...(posted?.jobs ?? []), ...following],
        };
      } catch (error) {
        const isLost = isPostedAtTable(job) && deliveryErrorIn(error) === 'channel-gone';
        if (isLost) await bot.tables.suspend(row.tableId, loaded.table.place, 'channel-gone');
        throw error;
      }
    },
  };
}

function isPostedAtTable({ kind }: Job): boolean {
  return kind === 'lobby' || kind === 'board' || kind === 'notice';
}
