/** Invites people to a lobby, except bots and people who turned reminders off. */
import type { User } from 'discord.js';
import type { Doer, Done } from '../../tables/model/change.ts';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { TableId, UserId } from '../../tables/model/table.ts';
import type { Bot } from '../bot.ts';

export async function invite(
  bot: Bot,
  by: Doer,
  table: TableId,
  users: readonly Pick<User, 'id' | 'bot'>[],
): Promise<Done> {
  const bots = users.filter(({ bot: isBot }) => isBot).map(({ id }) => id);
  if (bots.length > 0) return tableRefuses('invites-bots', { users: bots.join(' '), count: bots.length });
  const people = users.map(({ id }) => id as UserId);
  const uncalled = await withoutCalls(bot, people);
  if (uncalled.length === 0) return bot.tables.invite(by, table, people);
  return tableRefuses('invites-uncalled', { users: uncalled.join(' '), count: uncalled.length });
}

/** They have turned reminders off: they come when they like. */
async function withoutCalls({ settings }: Bot, users: readonly UserId[]): Promise<readonly UserId[]> {
  const theirs = await Promise.all(users.map((user) => settings.ofPerson(user)));
  return users.filter((_, at) => theirs[at]?.rhythm === 'never');
}
