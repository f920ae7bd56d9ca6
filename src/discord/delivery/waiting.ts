/** A table that waits, with everything that decides what is due at it. */
import type { Standing } from '../../tables/changing.ts';
import type { UserId } from '../../tables/table.ts';
import type { Asked, Asking, Waiting } from '../../tables/watching.ts';
import type { MuteBot } from '../bot.ts';
import { askedPeople } from './asked-people.ts';

/** Reads what those have chosen who are asked, and nobody else. */
export async function askingAt(bot: MuteBot, { table, request }: Standing): Promise<Asking> {
  const [asked, server] = await Promise.all([
    askedPeople(bot, table, request),
    bot.settings.ofServer(table.place.guildId),
  ]);
  return { table, request, asked, server };
}

export async function waitingAt(bot: MuteBot, standing: Standing): Promise<Waiting> {
  const { table, entry } = standing;
  const users = new Set<UserId>([table.hostId, ...table.seats.flatMap(({ userId }) => userId ?? [])]);
  const [asking, people, shown] = await Promise.all([
    askingAt(bot, standing),
    Promise.all(
      [...users].map(
        async (userId): Promise<Asked> => ({ userId, settings: await bot.settings.ofPerson(userId) }),
      ),
    ),
    bot.store.shownOn(table.id),
  ]);
  return { ...asking, game: entry.game, people, shown: shown?.board ?? null };
}
