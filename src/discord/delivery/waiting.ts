/** A table that waits, with everything that decides what is due at it. */
import type { Standing } from '../../tables/changing.ts';
import type { UserId } from '../../tables/table.ts';
import type { Asked, Waiting } from '../../tables/watching.ts';
import type { MuteBot } from '../bot.ts';
import { askedPeople } from './asked-people.ts';

export async function waitingAt(bot: MuteBot, { table, entry, request }: Standing): Promise<Waiting> {
  const users = new Set<UserId>([table.hostId, ...table.seats.flatMap(({ userId }) => userId ?? [])]);
  const [asked, people, server, shown] = await Promise.all([
    askedPeople(bot, table, request),
    Promise.all(
      [...users].map(
        async (userId): Promise<Asked> => ({ userId, settings: await bot.settings.ofPerson(userId) }),
      ),
    ),
    bot.settings.ofServer(table.place.guildId),
    bot.store.shownOn(table.id),
  ]);
  return { table, game: entry.game, request, asked, people, server, shown: shown?.board ?? null };
}
