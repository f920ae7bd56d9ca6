/** Button: ends a lesson at once. A lesson has one player, so the bot asks for no reason. */
import { rulerOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const endLesson: Control<'end-lesson'> = {
  usedBy: 'table',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, async () => bot.tables.abort(await rulerOf(bot, press), table)),
};
