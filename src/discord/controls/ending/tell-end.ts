/** Button: subscribes to a direct message at the end of other people's game, or cancels it. */
import { refuse } from '../../interactions/acting.ts';
import { actorOf } from '../../interactions/people.ts';
import { acknowledge, complete } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const tellEnd: Control<'tell-end'> = {
  usedBy: 'anybody',
  async press(bot, press, { table }) {
    await acknowledge(press);
    const done = await bot.tables.watch(actorOf(press), table);
    if (!done.ok) return refuse(bot, press, done, table);
    const key = done.isWatching ? 'watching.requested' : 'watching.taken-back';
    return complete(press, { content: bot.translate({ key }) });
  },
};
