/** Invites people to a lobby. Discord's menu offers everyone, so people who can't be invited are left out and named. */
import type { User } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { invitationsOf } from '../../../tables/lobby/invitations.ts';
import type { Actor, Done } from '../../../tables/model/change.ts';
import { tableRefuses } from '../../../tables/model/refusal.ts';
import type { TableId, UserId } from '../../../tables/model/table.ts';
import { namesOf } from '../../../tables/turns/agreeing-words.ts';
import type { Bot } from '../../bot.ts';

export interface Invited {
  readonly done: Done;
  /** Names the people who weren't invited although other people were; null if everyone was invited. */
  readonly leftOut: Phrase | null;
}

export async function invite(
  bot: Bot,
  by: Actor,
  table: TableId,
  users: readonly Pick<User, 'id' | 'bot'>[],
): Promise<Invited> {
  const idsOf = (some: readonly Pick<User, 'id'>[]) => some.map(({ id }) => id as UserId);
  const bots = idsOf(users.filter((user) => user.bot));
  const known = await knownAt(bot, table);
  const here = idsOf(users).filter((id) => id === by.userId || known.includes(id));
  const uncalled = await withoutCalls(
    bot,
    idsOf(users).filter((id) => !bots.includes(id) && !here.includes(id)),
  );
  const left = [...bots, ...here, ...uncalled];
  const people = idsOf(users).filter((id) => !left.includes(id));
  const done = await bot.tables.invite(by, table, people);
  // Permissions and the lobby's state come first: people who may not invite anyone learn nothing about others.
  const isNone =
    people.length === 0 && left.length > 0 && !done.ok && done.refusal.code === 'invited-already';
  if (isNone && uncalled.length > 0)
    return none(tableRefuses('invites-uncalled', { users: uncalled.join(' '), count: uncalled.length }));
  if (isNone && here.length === 0)
    return none(tableRefuses('invites-bots', { users: bots.join(' '), count: bots.length }));
  const code = reasonOf({ bot: bots, here, uncalled });
  const leftOut =
    left.length === 0
      ? null
      : { key: 'invite.left-out', with: { users: namesOf(left), count: left.length, reason: code } };
  return { done, leftOut: done.ok ? leftOut : null };
}

function none(done: Done): Invited {
  return { done, leftOut: null };
}

/** The people with a seat or an invitation at the table. */
async function knownAt({ tables }: Bot, id: TableId): Promise<readonly UserId[]> {
  const table = (await tables.loaded(id))?.table;
  if (table === undefined) return [];
  return [...table.seats.flatMap(({ userId }) => userId ?? []), ...invitationsOf(table).map(({ to }) => to)];
}

/** Several reasons are combined in one sentence. */
function reasonOf(reasons: Readonly<Record<string, readonly UserId[]>>): string {
  const [only, ...more] = Object.entries(reasons).filter(([, users]) => users.length > 0);
  return only === undefined || more.length > 0 ? 'several' : only[0];
}

/** The people who have turned reminders off. */
async function withoutCalls({ settings }: Bot, users: readonly UserId[]): Promise<readonly UserId[]> {
  const theirs = await Promise.all(users.map((user) => settings.ofPerson(user)));
  return users.filter((_, at) => theirs[at]?.rhythm === 'never');
}
