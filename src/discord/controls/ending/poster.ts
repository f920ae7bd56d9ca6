/** Button: shows a finished game as one picture, to everyone in the channel. */
import { tableRefuses } from '../../../tables/model/refusal.ts';
import { refuse } from '../../interactions/acting.ts';
import { posterDrawn } from '../../interactions/pages/history/poster.ts';
import { acknowledge, complete, share } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const poster: Control<'poster'> = {
  usedBy: 'anybody',
  rate: 'tables',
  async press(bot, press, { table }) {
    await acknowledge(press);
    const loaded = await bot.tables.loaded(table);
    if (loaded === null) return refuse(bot, press, tableRefuses('no-table'), null);
    const drawn = await posterDrawn(bot, loaded);
    if (!drawn.ok) return complete(press, drawn.reason);
    // The first reply after a private acknowledgement is private too.
    const result = await complete(press, { content: bot.translate({ key: 'poster.done' }) });
    await share(press, drawn.poster);
    return result;
  },
};
