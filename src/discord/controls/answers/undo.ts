/** Button: undoes the person's own answer. */
import { takenBack } from '../../messages/boards/happened.ts';
import type { Control } from '../control.ts';
import { returnAnswer } from './returning.ts';

export const undo: Control<'undo'> = {
  usedBy: 'seated',
  press: (bot, press, id) =>
    returnAnswer(bot, press, id, bot.tables.takeBack, (done) => takenBack(bot, done)),
};
