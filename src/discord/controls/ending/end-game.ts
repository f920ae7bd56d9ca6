/** Button under More: asks the host or a moderator whether to end the game early. The question replaces the tools. */
import { tableRefuses } from '../../../tables/model/refusal.ts';
import { isLive } from '../../../tables/model/table.ts';
import { refusedToEnd } from '../../../tables/moderation/aborting.ts';
import { refuse } from '../../interactions/acting.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import { endQuestion } from '../../messages/questions/end-question.ts';
import type { Control } from '../control.ts';

export const endGame: Control<'end-game'> = {
  usedBy: 'rulers',
  isPrivate: true,
  async press(bot, press, { table: id }) {
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(id);
    if (loaded === null) return refuse(bot, press, tableRefuses('no-table'), id);
    const { table } = loaded;
    const refused = isLive(table)
      ? refusedToEnd(table, await privilegedActorOf(bot, press), bot.now())
      : tableRefuses('game-over');
    if (refused !== null) return refuse(bot, press, refused, id);
    return complete(press, endQuestion(id, table.status === 'lobby', bot.translate));
  },
};
