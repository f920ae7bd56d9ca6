/** Button: redoes what the person has undone. */
import { actorOf } from '../../interactions/people.ts';
import { doneAgain } from '../../messages/boards/happened.ts';
import type { Control } from '../control.ts';
import { returnAnswer } from './returning.ts';

export const redo: Control<'redo'> = {
  usedBy: 'seated',
  press: (bot, press, id) =>
    returnAnswer(
      bot,
      press,
      id,
      (_, request) => bot.tables.redo(actorOf(press), id.table, request),
      (done) => doneAgain(bot, done),
    ),
};
