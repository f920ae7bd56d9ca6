/** Button on the list of a player's own tables: calls off the lobbies on this server in which they wait alone. */
import { listOwnTables } from '../../interactions/pages/own-tables.ts';
import { actorOf, guildOf } from '../../interactions/people.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const closeEmpty: Control<'close-empty'> = {
  usedBy: 'anybody',
  isPrivate: true,
  async press(bot, press) {
    await acknowledgePress(press);
    await bot.tables.closeEmptyLobbies(actorOf(press), guildOf(press));
    return listOwnTables(bot, press, 0);
  },
};
