/** Button: shows useful facts before the person answers the open question. */
import { detailsText } from '../../messages/boards/text-views.ts';
import type { Control } from '../control.ts';
import { look } from '../looking.ts';

export const details: Control<'details'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    look(bot, press, table, (loaded) => ({ content: detailsText(loaded, bot.translate) })),
};
