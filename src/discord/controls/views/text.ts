/** Button: shows the whole board in words. */
import { wholeTextBoard } from '../../messages/boards/text-views.ts';
import type { Control } from '../control.ts';
import { look } from '../looking.ts';

export const text: Control<'text'> = {
  usedBy: 'anybody',
  isOfAttempts: true,
  isOfMistakes: true,
  press: (bot, press, { table }) =>
    look(bot, press, table, (loaded) => wholeTextBoard(loaded, bot.translate)),
};
