/** Button: shows the whole board in words. */
import { wholeTextBoard } from '../../messages/boards/text-views.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const text: Control<'text'> = {
  usedBy: 'anybody',
  isOfAttempts: true,
  isOfMistakes: true,
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, (loaded) => wholeTextBoard(loaded, bot.translate)),
};
