/** Button: ends a lesson at once. Nobody else is at it, so nobody is told why. */
import { rulerOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const endLesson: Control<'end-lesson'> = {
  usedBy: 'table',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, async () => bot.tables.abort(await rulerOf(bot, press), table)),
};
