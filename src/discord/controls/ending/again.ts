/** Buttons: open a new game for the people of a finished table; the first person to press hosts it. */
import { refuse, refuseInWords } from '../../interactions/acting.ts';
import { refusedToHost } from '../../interactions/hosting.ts';
import { openAlready } from '../../interactions/opening/opening.ts';
import {
  channelOf,
  channelOfRights,
  guildOf,
  missingPermissions,
  missingPhrase,
  privilegedActorOf,
} from '../../interactions/people.ts';
import { acknowledge, complete } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

/** Opens a table with the same seed, so the game has the same cards and dice. */
export const again = opening('same', 'again.done');

/** Opens a table with a new seed, so the game has other cards and dice. */
export const playAgain = opening('new', 'again.done-new');

function opening(seed: 'same' | 'new', done: string): Control<'again' | 'play-again'> {
  return {
    usedBy: 'table',
    rate: 'tables',
    async press(bot, press, { table }) {
      await acknowledge(press);
      const missing = missingPermissions(press);
      if (missing.length > 0) return refuseInWords(bot, press, missingPhrase(press, missing));
      const refused = await refusedToHost(bot, press);
      if (refused !== null) return refuse(bot, press, refused, null);
      const place = { guildId: guildOf(press), channelId: channelOf(press) };
      const openedIn = channelOfRights(press);
      const opened = await bot.tables.openAgain(await privilegedActorOf(bot, press), table, {
        place,
        seed,
        openedIn,
      });
      if (!opened.ok) return refuse(bot, press, opened, null);
      const content = opened.isOld ? await openAlready(bot, opened.table) : bot.translate({ key: done });
      return complete(press, { content });
    },
  };
}
