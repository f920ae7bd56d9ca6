/** Button: takes a free seat in a lobby, or an open seat in a running game. */
import { actorOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const join: Control<'join'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, () => bot.tables.join(actorOf(press), table, { role: null, another: false })),
};
