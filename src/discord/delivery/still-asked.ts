/** Whether a turn that somebody was asked in still waits for them. */
import type { Standing } from '../../tables/changing.ts';
import type { AskedOnce } from '../../tables/outbox.ts';
import { askedUsers } from '../../tables/play.ts';
import type { UserId } from '../../tables/table.ts';
import { readableLog } from '../../tables/unreadable.ts';
import type { MuteBot } from '../bot.ts';

/** Not in a game that has stopped, and not of whoever has answered since. */
export async function isStillAsked(
  bot: MuteBot,
  { table, request }: Standing,
  { turn, logged }: AskedOnce,
  userId: UserId,
): Promise<boolean> {
  if (request?.turn !== turn || table.pausedBy !== null || table.isSuspended) return false;
  if (!askedUsers(table, request).includes(userId)) return false;
  const log = table.logged > logged ? await readableLog(bot.tables.log(table.id)) : [];
  return log.slice(logged).every((line) => line.userId !== userId);
}
