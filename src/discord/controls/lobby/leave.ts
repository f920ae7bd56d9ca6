/** Button: gives up the seats of the person. A host without a seat stays the host. */
import { doerOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const leave: Control<'leave'> = {
  usedBy: 'seated',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, () => bot.tables.leave(doerOf(press), table, null, 'stays-host')),
};
