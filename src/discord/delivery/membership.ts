/** People who are not on the server any more: found out when they are to be called, by the board or by a reminder. */
import { causeOfRow, type OutboxRow } from '../../tables/outbox.ts';
import type { Shows } from '../../tables/play.ts';
import type { Table, UserId } from '../../tables/table.ts';
import type { MuteBot } from '../bot.ts';
import type { Channels } from './channels.ts';

/**
 * Their seats are open then, and the table is shown so instead of calling anybody. False where all are still there, or
 * none of those who are gone has a seat.
 */
export async function opensSeatsOfGone(
  bot: MuteBot,
  channels: Channels,
  row: OutboxRow,
  { id, place }: Table,
  called: readonly UserId[],
  shows: Shows,
): Promise<boolean> {
  // Found out before the program died: what came of it is shown by an errand of its own.
  if (row.attempts > 0 && (await bot.store.isCause(row))) return true;
  const areMembers = await Promise.all(called.map((userId) => channels.isMember(place.guildId, userId)));
  const gone = called.filter((_user, at) => areMembers[at] === false);
  return gone.length > 0 && (await bot.tables.membersGone(id, gone, shows, causeOfRow(row))).ok;
}
