/** Posts a bundled reminder at the first of its tables. People who can't be reached there get it at the next. */
import type { NewJob, OutboxRow, RemindedTable, ReminderJob } from '../../../tables/model/outbox.ts';
import type { Posted } from '../../../tables/model/storage/store.ts';
import { UnreadableTable } from '../../../tables/model/storage/unreadable.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { awakeAt } from '../../../tables/waiting/calling.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { type Elsewhere, reminderMessage } from '../../messages/notices/reminder-message.ts';
import { messageLink } from '../../messages/pieces/parts.ts';
import type { Channels } from '../channels/channels.ts';
import { deliveryErrorIn, isRefusedForGood } from '../channels/delivery-errors.ts';
import { opensSeatsOfGone } from '../channels/membership.ts';
import { postingOf } from '../channels/posting.ts';
import type { Bundling } from './bundling.ts';
import { directsTo } from './directs.ts';
import { pendingPlayers } from './pending-players.ts';
import { isStillPending } from './still-pending.ts';

export interface Reminders {
  say(row: OutboxRow, job: ReminderJob): Promise<Posted | undefined>;
}

export function remindersOf(bot: BotContext, channels: Channels, bundling: Bundling): Reminders {
  const { post } = postingOf(bot, channels);

  /** If this table could not remind some of the people, passes them on to the next table that lists them. */
  function passingOn({ tables }: ReminderJob, people: readonly UserId[]): Posted | undefined {
    const others = tables.slice(1);
    const jobs = people.flatMap((userId) => {
      const theirs = others.flatMap((table) =>
        table.call.includes(userId) ? [{ ...table, call: [userId] }] : [],
      );
      const job = { kind: 'reminder', tables: theirs } as const;
      return theirs.length === 0 ? [] : [{ job, dueAt: bot.now() }];
    });
    return jobs.length === 0 ? undefined : { shown: null, jobs };
  }

  /** The loaded table; null also if it cannot be read, so that the other tables still get their reminder. */
  async function loadedAt({ tableId }: RemindedTable): Promise<LoadedTable | null> {
    try {
      return await bot.tables.loaded(tableId);
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      return null;
    }
  }

  async function isToBeReminded(
    loaded: LoadedTable,
    reminded: RemindedTable,
    userId: UserId,
  ): Promise<boolean> {
    if (!(await isStillPending(bot, loaded, reminded, userId))) return false;
    const now = bot.now();
    return awakeAt(await bot.settings.ofPerson(userId), now) <= now;
  }

  async function callAt(reminded: RemindedTable, loaded: LoadedTable | null): Promise<readonly UserId[]> {
    if (loaded === null) return [];
    const isWaited = await Promise.all(
      reminded.call.map((userId) => isToBeReminded(loaded, reminded, userId)),
    );
    return reminded.call.filter((_, at) => isWaited[at]);
  }

  async function elsewhere(
    tables: readonly RemindedTable[],
    call: readonly UserId[],
  ): Promise<readonly Elsewhere[]> {
    const found = await Promise.all(
      tables.map(async (reminded) => {
        const loaded = await loadedAt(reminded);
        const theirs = (await callAt(reminded, loaded)).filter((userId) => call.includes(userId));
        if (loaded === null || theirs.length === 0) return [];
        return [{ loaded, call: theirs, boardLink: await boardLinkOf(loaded) }];
      }),
    );
    return found.flat();
  }

  async function directsOf(
    loaded: LoadedTable,
    call: readonly UserId[],
    also: readonly Elsewhere[],
  ): Promise<readonly NewJob[]> {
    const shown = await bot.store.shownOn(loaded.table.id);
    const pending = await pendingPlayers(bot, loaded.table, loaded.request);
    const called = pending.filter(({ userId }) => call.includes(userId));
    return shown === null ? [] : directsTo(called, loaded, shown, bot.now(), also);
  }

  async function boardLinkOf({ table }: LoadedTable): Promise<string | null> {
    const shown = await bot.store.shownOn(table.id);
    return shown === null ? null : messageLink(table.place.guildId, shown);
  }

  return {
    /**
     * Posts the reminder at the first table. People who can't be reached there get it at the next one, since every table in the
     * list relies on this message.
     */
    async say(row, job) {
      const [first, ...others] = job.tables;
      if (first === undefined) return undefined;
      const loaded = await loadedAt(first);
      const call = await callAt(first, loaded);
      // An earlier attempt may have reached everyone.
      const missed = row.attempts === 0 ? first.call.filter((userId) => !call.includes(userId)) : [];
      if (loaded === null || call.length === 0) return passingOn(job, missed);
      const { table } = loaded;
      if (await opensSeatsOfGone(bot, channels, row, table, call, { by: null }))
        return passingOn(job, first.call);
      const { translate } = withLanguage(bot, table.language);
      const boardLink = await boardLinkOf(loaded);
      const also = await elsewhere(others, call);
      const purpose = { kind: first.isCall === true ? 'call' : 'reminder', call } as const;
      const message = reminderMessage(loaded, purpose, { boardLink, elsewhere: also }, translate);
      try {
        await post(row, table.place.channelId, message);
      } catch (error) {
        if (isRefusedForGood(error))
          bot.log.error({ table: table.id, error }, 'dropped a reminder that Discord refuses');
        else if (deliveryErrorIn(error) === null) throw error;
        else if (first.isCall !== true) await bundling.takeBack(row, loaded, namedOnlyIn(first, others));
        return passingOn(job, first.call);
      }
      const directs = await directsOf(
        loaded,
        call.filter((userId) => isCalled(job, userId)),
        also,
      );
      const jobs = [...(passingOn(job, missed)?.jobs ?? []), ...directs];
      return { shown: null, jobs };
    },
  };
}

/** Whether one of the tables pings the person for a turn instead of only reminding them. */
function isCalled({ tables }: ReminderJob, userId: UserId): boolean {
  return tables.some(({ isCall, call }) => isCall === true && call.includes(userId));
}

function namedOnlyIn({ call }: RemindedTable, others: readonly RemindedTable[]): readonly UserId[] {
  return call.filter((userId) => !others.some((other) => other.call.includes(userId)));
}
