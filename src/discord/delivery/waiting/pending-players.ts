/** Reads the personal settings of the people that a table is waiting for, again each time because they can change. */
import type { Request } from '../../../core/requests/request.ts';
import type { Table, UserId } from '../../../tables/model/table.ts';
import { pendingUsers } from '../../../tables/turns/current-request.ts';
import { awakeAt } from '../../../tables/waiting/calling.ts';
import type { PendingPlayer } from '../../../tables/waiting/wait-timer.ts';
import type { BotContext } from '../../bot.ts';

export function pendingPlayers(
  { settings }: Pick<BotContext, 'settings'>,
  table: Table,
  request: Request | null,
): Promise<readonly PendingPlayer[]> {
  const users = request === null ? [] : pendingUsers(table, request);
  return Promise.all(users.map(async (userId) => ({ userId, settings: await settings.ofPerson(userId) })));
}

/** The people who are neither away nor in their quiet hours. */
export async function awakeOf(
  { settings, now }: Pick<BotContext, 'settings' | 'now'>,
  people: readonly UserId[],
): Promise<readonly UserId[]> {
  const at = now();
  const known = await Promise.all(
    people.map(async (userId) => ({ userId, settings: await settings.ofPerson(userId) })),
  );
  return known.flatMap((person) => (awakeAt(person.settings, at) <= at ? [person.userId] : []));
}
