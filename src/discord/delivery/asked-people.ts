/** Those who are asked, with what they have chosen for themselves: read anew whenever it matters. */
import type { Request } from '../../core/request.ts';
import { askedUsers } from '../../tables/play.ts';
import type { Table } from '../../tables/table.ts';
import type { Asked } from '../../tables/watching.ts';
import type { MuteBot } from '../bot.ts';

export function askedPeople(
  { settings }: Pick<MuteBot, 'settings'>,
  table: Table,
  request: Request | null,
): Promise<readonly Asked[]> {
  const users = request === null ? [] : askedUsers(table, request);
  return Promise.all(users.map(async (userId) => ({ userId, settings: await settings.ofPerson(userId) })));
}
