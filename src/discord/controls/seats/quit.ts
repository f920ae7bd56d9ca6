/** Button: leaves a running game, after the person was asked. */
import { refuse } from '../../interactions/acting.ts';
import { doerOf } from '../../interactions/people.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import { ALL_SEATS } from '../../messages/seats/leaving-message.ts';
import type { Control } from '../control.ts';

export const quit: Control<'quit'> = {
  usedBy: 'seated',
  isPrivate: true,
  async press(bot, press, { table, seats }) {
    await acknowledgePress(press);
    const done = await bot.tables.leave(doerOf(press), table, seats === ALL_SEATS ? null : seats);
    if (!done.ok) return refuse(bot, press, done, table);
    return complete(press, { content: bot.translate({ key: 'leave.done' }) });
  },
};
