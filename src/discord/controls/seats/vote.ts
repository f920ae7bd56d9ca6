/** Buttons: agree or object to a proposal. */
import { rulerOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const vote: Control<'vote'> = {
  usedBy: 'seated',
  press: (bot, press, { table, ballot, proposal }) =>
    carryOut(bot, press, table, async () => bot.tables[ballot](await rulerOf(bot, press), table, proposal)),
};
