/** Button: shows the tools of a board, such as the odds and the text board. */
import { privilegedActorOf } from '../../interactions/people.ts';
import { moreMessage } from '../../messages/boards/more-message.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const more: Control<'more'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, async (loaded) =>
      moreMessage(loaded, await privilegedActorOf(bot, press), bot.translate),
    ),
};
