/** Button: advises which answer is best now, and why. */
import { advise as giveAdvice } from '../../interactions/advising.ts';
import { acknowledge } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const advise: Control<'advise'> = {
  usedBy: 'pending',
  rate: 'views',
  async press(bot, press, { table }) {
    await acknowledge(press);
    return giveAdvice(bot, press, await bot.tables.loaded(table));
  },
};
