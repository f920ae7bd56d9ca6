/** Button: lets a computer play this turn of a seat. */
import { USUAL_STRENGTH } from '../../../tables/computers/asked.ts';
import { rulerOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const computerTurn: Control<'computer-turn'> = {
  usedBy: 'table',
  press: async (bot, press, { table, seat }) => {
    const by = await rulerOf(bot, press);
    return carryOut(bot, press, table, () =>
      bot.tables.letComputerPlay(by, table, { seat, span: 'turn' }, USUAL_STRENGTH),
    );
  },
};
