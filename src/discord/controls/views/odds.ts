/** Button: shows the current chances of everything that depends on dice or draws. */
import { oddsText } from '../../messages/boards/text-views.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const odds: Control<'odds'> = {
  usedBy: 'anybody',
  isOfAttempts: true,
  isOfMistakes: true,
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, (loaded) => ({ content: oddsText(loaded, bot.translate) })),
};
