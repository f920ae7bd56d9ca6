/** Button: redoes what the person has undone. */
import { doneAgain } from '../../messages/boards/happened.ts';
import type { Control } from '../control.ts';
import { returnAnswer } from './returning.ts';

export const redo: Control<'redo'> = {
  usedBy: 'seated',
  press: (bot, press, id) => returnAnswer(bot, press, id, bot.tables.redo, (done) => doneAgain(bot, done)),
};
