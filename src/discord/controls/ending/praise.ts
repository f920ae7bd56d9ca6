/** Button: praises a player of a finished game, once. */
import { actorOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const praise: Control<'praise'> = {
  usedBy: 'anybody',
  press: (bot, press, { table, seat }) =>
    carryOut(bot, press, table, () => bot.tables.praise(actorOf(press), table, seat)),
};
