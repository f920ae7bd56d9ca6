/** Button: takes an open or offered seat, or a turn of it. */
import { doerOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const take: Control<'take'> = {
  usedBy: 'anybody',
  press: (bot, press, { table, seat, span }) =>
    carryOut(bot, press, table, () => bot.tables.take(doerOf(press), table, { seat, span })),
};
