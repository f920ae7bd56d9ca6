/** Button: undoes the person's own answer. */
import { takenBack } from '../../messages/boards/happened.ts';
import type { Control } from '../control.ts';
import { returnAnswer } from './returning.ts';

export const undo: Control<'undo'> = {
  usedBy: 'seated',
  isOfAttempts: true,
  press: (bot, press, id) =>
    returnAnswer(
      bot,
      press,
      id,
      ({ takeBack }, request) => takeBack(request),
      (done) => takenBack(bot, done),
    ),
};
