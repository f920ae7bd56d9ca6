/** Button: what one may want to know before answering the question that stands. */
import { detailsText } from '../../messages/boards/looks.ts';
import type { Control } from '../control.ts';
import { look } from '../looking.ts';

export const details: Control<'details'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    look(bot, press, table, (loaded) => ({ content: detailsText(loaded, bot.translate) })),
};
