/** Reads a waiting table together with everything that determines what is due for it. */

import { seatedPeople, type UserId } from '../../../tables/model/table.ts';
import { isLesson } from '../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Asking, PendingPlayer, Waiting } from '../../../tables/waiting/wait-timer.ts';
import type { BotContext } from '../../bot.ts';
import { pendingPlayers } from './pending-players.ts';

/** Reads only the settings of the people that the table is waiting for. Lessons send no reminders. */
export async function askingAt(bot: BotContext, { table, entry, request }: LoadedTable): Promise<Asking> {
  const [pending, server] = await Promise.all([
    pendingPlayers(bot, table, request),
    bot.settings.ofServer(table.place.guildId),
  ]);
  return { table, request, pending, server: isLesson(entry, table) ? { reminders: false } : server };
}

export async function waitingAt(bot: BotContext, loaded: LoadedTable): Promise<Waiting> {
  const { table, entry } = loaded;
  const users = new Set<UserId>([table.hostId, ...seatedPeople(table)]);
  const [asking, people, shown] = await Promise.all([
    askingAt(bot, loaded),
    Promise.all(
      [...users].map(
        async (userId): Promise<PendingPlayer> => ({ userId, settings: await bot.settings.ofPerson(userId) }),
      ),
    ),
    bot.store.shownOn(table.id),
  ]);
  return { ...asking, game: entry.game, people, shown: shown?.board ?? null };
}
