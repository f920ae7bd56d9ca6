/** Posts a table's notices, which are separate from its board, and later adds the outcome of their buttons. */

import { controlsOn, isMeant, withControls } from '../../tables/commit/notice-controls.ts';
import type { Job, NoticeJob, OutboxRow, Settlement } from '../../tables/model/outbox.ts';
import type { NotedNotice, OpenNotice, Posted } from '../../tables/model/storage/store.ts';
import { announcementOf, type MessageRef, type Table, type UserId } from '../../tables/model/table.ts';
import { isLesson } from '../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { awakeAt } from '../../tables/waiting/calling.ts';
import { type BotContext, withLanguage } from '../bot.ts';
import { noticeMessage } from '../messages/notices/notice-message.ts';
import type { Channels } from './channels/channels.ts';
import { postingOf } from './channels/posting.ts';

type SettledJob = Extract<Job, { kind: 'settled' }>;

export interface Notices {
  say(row: OutboxRow, loaded: LoadedTable, notice: NoticeJob): Promise<Posted | undefined>;
  /** Writes a separate job for each message to be changed, so that a slow one doesn't hold up the others. */
  settle(row: OutboxRow, loaded: LoadedTable, settled: SettledJob): Promise<Posted | undefined>;
  /** Removes the buttons that are no longer valid, or all of them. */
  retire(loaded: LoadedTable, job: Extract<Job, { kind: 'retire' }>): Promise<void>;
}

export function noticesOf(bot: BotContext, channels: Channels): Notices {
  const { post } = postingOf(bot, channels);

  /** True only if everyone to be pinged is asleep: Discord can only silence a message for everyone. */
  async function areAsleep(called: readonly UserId[]): Promise<boolean> {
    const people = await Promise.all(called.map((userId) => bot.settings.ofPerson(userId)));
    const now = bot.now();
    return people.length > 0 && people.every((person) => awakeAt(person, now) > now);
  }

  return {
    /**
     * People may do the same thing twice, even at an earlier table in the same channel; then the bot posts the notice twice.
     * Buttons that are already settled are left out.
     */
    async say(row, loaded, notice) {
      const { table } = loaded;
      const { translate } = withLanguage(bot, table.language);
      const withButtons = withControls(notice, isMeant(loaded, notice));
      const { channelId } = table.place;
      const messageId = await post(
        row,
        channelId,
        { ...noticeMessage(loaded, withButtons, translate), isSilent: await areAsleep(notice.call ?? []) },
        async (since) => {
          const words = translate(notice.phrase);
          const earlier = (await bot.store.noticesIn(channelId, since)).filter(
            ({ postedAt }) => postedAt < row.dueAt,
          );
          return earlier.filter(({ phrase }) => translate(phrase) === words).length;
        },
      );
      if (controlsOn(notice).length === 0) return undefined;
      return { shown: null, jobs: [], notices: [{ message: { channelId, messageId }, notice }] };
    },
    async settle(row, { table }, { controls, unlessSince }) {
      if (unlessSince === table.waitingSince.toISOString()) return undefined;
      const left = (await bot.store.openNotices(row.tableId)).flatMap((one) => leftOf(one, controls) ?? []);
      const jobs = left.map(({ message, notice }) => ({
        job: { kind: 'retire', message, notice } as const,
        dueAt: bot.now(),
      }));
      return { shown: null, jobs, notices: left.map(noted) };
    },
    /** If the message is a lesson's old board, this also removes the instructions, which no longer apply. */
    async retire(loaded, { message, notice }) {
      const { translate } = withLanguage(bot, loaded.table.language);
      await channels.retire(
        message,
        notice === undefined
          ? {
              dropsFiles: !isAnnouncement(loaded.table, message),
              dropsWordsBelow: isLesson(loaded.entry, loaded.table),
            }
          : noticeMessage(loaded, notice, translate),
      );
    },
  };
}

/**
 * Whether the message announced the table. Such a message stays in its channel as long as the table exists, so it keeps its
 * picture.
 */
function isAnnouncement(table: Table, { messageId }: MessageRef): boolean {
  return announcementOf(table)?.messageId === messageId;
}

/** The notice's remaining buttons. Null if none of its buttons are among the settled ones. */
function leftOf({ message, notice }: OpenNotice, settled: readonly Settlement[]): OpenNotice | null {
  const theirs = settled.filter(({ control }) => controlsOn(notice).includes(control));
  if (theirs.length === 0) return null;
  const left = withControls(notice, (control) => theirs.every((one) => one.control !== control));
  const outcomes = [...(notice.outcomes ?? []), ...theirs.map(({ outcome }) => outcome)];
  return { message, notice: { ...left, outcomes } };
}

function noted({ message, notice }: OpenNotice): NotedNotice {
  return { message, notice: controlsOn(notice).length === 0 ? null : notice };
}
