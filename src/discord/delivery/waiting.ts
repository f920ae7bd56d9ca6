/** A table that waits, with everything that decides what is due at it. */
import type { Standing } from '../../tables/changing.ts';
import type { Waiting } from '../../tables/watching.ts';
import type { MuteBot } from '../bot.ts';
import { askedPeople } from './asked-people.ts';

export async function waitingAt(bot: MuteBot, { table, request }: Standing): Promise<Waiting> {
  const [asked, host, server, shown] = await Promise.all([
    askedPeople(bot, table, request),
    bot.settings.ofPerson(table.hostId),
    bot.settings.ofServer(table.place.guildId),
    bot.store.shownOn(table.id),
  ]);
  return { table, request, asked, host, server, shown: shown?.board ?? null };
}
