/** People who are not on the server any more: found out when they are to be called, and the host once a day of waiting. */
import { causeOfRow, type OutboxRow } from '../../tables/model/outbox.ts';
import type { Table, UserId } from '../../tables/model/table.ts';
import type { Shows } from '../../tables/turns/play.ts';
import type { BotContext } from '../bot.ts';
import type { Channels } from './channels.ts';

/**
 * Their seats are open then, others host in their place, and the table is shown so instead of calling anybody. False where all are still there, or
 * none of those who are gone has a seat or hosts the table.
 */
export async function opensSeatsOfGone(
  bot: BotContext,
  channels: Channels,
  row: OutboxRow,
  { id, place, hostId, seats }: Table,
  called: readonly UserId[],
  shows: Shows,
): Promise<boolean> {
  // Found out before the program died: what came of it is shown by an errand of its own.
  if (row.attempts > 0 && (await bot.store.isCause(row))) return true;
  async function goneOf(users: readonly UserId[]): Promise<readonly UserId[]> {
    const areMembers = await Promise.all(users.map((userId) => channels.isMember(place.guildId, userId)));
    return users.filter((_user, at) => areMembers[at] === false);
  }
  let gone = await goneOf(called);
  // Whoever hosts from then on must be there.
  if (gone.includes(hostId))
    gone = await goneOf([...new Set([...called, ...seats.flatMap(({ userId }) => userId ?? [])])]);
  return gone.length > 0 && (await bot.tables.membersGone(id, gone, shows, causeOfRow(row))).ok;
}
