/** Determines whether a turn still waits for a person it has pinged. */

import type { PendingSince } from '../../../tables/model/outbox.ts';
import { readableLog } from '../../../tables/model/storage/unreadable.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { heldUp, pendingUsers } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { BotContext } from '../../bot.ts';

/** Returns false if the game has stopped, or if the person has answered since. */
export async function isStillPending(
  bot: BotContext,
  { table, request }: LoadedTable,
  { turn, logged }: PendingSince,
  userId: UserId,
): Promise<boolean> {
  if (request?.turn !== turn || heldUp(table) !== null) return false;
  if (!pendingUsers(table, request).includes(userId)) return false;
  const log = table.logged > logged ? await readableLog(bot.tables.log(table.id)) : [];
  return log.slice(logged).every((line) => line.userId !== userId);
}
