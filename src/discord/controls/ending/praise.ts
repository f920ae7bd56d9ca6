/** Button: says “well played” to a person whose game is over, once. */
import { actorOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const praise: Control<'praise'> = {
  usedBy: 'anybody',
  press: (bot, press, { table, seat }) =>
    carryOut(bot, press, table, () => bot.tables.praise(actorOf(press), table, seat)),
};
