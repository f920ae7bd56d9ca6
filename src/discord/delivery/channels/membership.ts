/**
 * Finds people who have left the server: checks players before they are pinged, and the host once a day while the table waits.
 */
import { causeOfRow, type OutboxRow, type Shows } from '../../../tables/model/outbox.ts';
import { seatedPeople, type Table, type UserId } from '../../../tables/model/table.ts';
import type { BotContext } from '../../bot.ts';
import type { Channels } from './channels.ts';

/**
 * Checks the people about to be pinged. If some have left the server, opens their seats, passes on the host's role, and shows
 * that on the table instead of pinging anyone. Returns false if everyone is there, or if those who left have no seat and aren't
 * the host.
 */
export async function opensSeatsOfGone(
  bot: BotContext,
  channels: Channels,
  row: OutboxRow,
  { id, place, hostId, seats }: Table,
  called: readonly UserId[],
  shows: Shows,
): Promise<boolean> {
  // An earlier attempt opened the seats before the process died; a separate job shows the result.
  if (row.attempts > 0 && (await bot.store.isCause(row))) return true;
  async function goneOf(users: readonly UserId[]): Promise<readonly UserId[]> {
    const areMembers = await Promise.all(users.map((userId) => channels.isMember(place.guildId, userId)));
    return users.filter((_user, at) => areMembers[at] === false);
  }
  let gone = await goneOf(called);
  // The next host must still be on the server too.
  if (gone.includes(hostId)) gone = await goneOf([...new Set([...called, ...seatedPeople({ seats })])]);
  return gone.length > 0 && (await bot.tables.membersGone(id, gone, shows, causeOfRow(row))).ok;
}
