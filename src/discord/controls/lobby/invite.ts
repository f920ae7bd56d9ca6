/** Menu of people: invites them to a lobby. Buttons of the invited: one takes the seat that is kept, one declines it. */
import { tableRefuses } from '../../../tables/model/refusal.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { whisperRefusal } from '../../interactions/acting.ts';
import { doerOf } from '../../interactions/people.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const invite: Control<'invite'> = {
  usedBy: 'seated',
  async press(bot, press, { table }) {
    if (!press.isUserSelectMenu()) return unknownControl(bot, press);
    const users = [...press.users.values()];
    const bots = users.filter(({ bot: isBot }) => isBot).map(({ id }) => id as UserId);
    const people = users.filter(({ bot: isBot }) => !isBot).map(({ id }) => id as UserId);
    const uncalled = await withoutCalls(bot, people);
    if (bots.length === 0 && uncalled.length === 0)
      return carryOut(bot, press, table, () => bot.tables.invite(doerOf(press), table, people));
    await acknowledgePress(press);
    const refused =
      bots.length > 0
        ? tableRefuses('invites-bots', { users: bots.join(' '), count: bots.length })
        : tableRefuses('invites-uncalled', { users: uncalled.join(' '), count: uncalled.length });
    return whisperRefusal(bot, press, refused, table);
  },
};

/** The people who chose that nothing reminds them: they come when they like. */
async function withoutCalls({ settings }: Bot, users: readonly UserId[]): Promise<readonly UserId[]> {
  const theirs = await Promise.all(users.map((user) => settings.ofPerson(user)));
  return users.filter((_, at) => theirs[at]?.rhythm === 'never');
}

export const accept: Control<'accept'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, () => bot.tables.join(doerOf(press), table, { role: null, another: false })),
};

export const decline: Control<'decline'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, () => bot.tables.decline(doerOf(press), table)),
};
