/** Button: opens the game of a finished table once more, hosted by the first of its people who presses. */
import { refuse, refuseInWords } from '../../interactions/acting.ts';
import { refusedToHost } from '../../interactions/hosting.ts';
import {
  channelOf,
  channelOfRights,
  guildOf,
  missingPermissions,
  missingSaying,
  rulerOf,
} from '../../interactions/people.ts';
import { acknowledge, complete } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const again: Control<'again'> = {
  usedBy: 'table',
  rate: 'tables',
  async press(bot, press, { table }) {
    await acknowledge(press);
    const missing = missingPermissions(press);
    if (missing.length > 0) return refuseInWords(bot, press, missingSaying(press, missing));
    const refused = await refusedToHost(bot, press);
    if (refused !== null) return refuse(bot, press, refused, null);
    const place = { guildId: guildOf(press), channelId: channelOf(press) };
    const done = await bot.tables.openAgain(await rulerOf(bot, press), table, place, channelOfRights(press));
    if (!done.ok) return refuse(bot, press, done, null);
    return complete(press, { content: bot.translate({ key: 'again.done' }) });
  },
};
