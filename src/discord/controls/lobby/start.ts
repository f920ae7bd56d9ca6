/** Button: begins the game with the people who sit at the table. */
import { doerOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const start: Control<'start'> = {
  usedBy: 'host',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, () => bot.tables.start(doerOf(press), table, null)),
};
