/** Button: shows useful facts before the person answers the open question. */
import { detailsText } from '../../messages/boards/text-views.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const details: Control<'details'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, (loaded) => ({ content: detailsText(loaded, bot.translate) })),
};
