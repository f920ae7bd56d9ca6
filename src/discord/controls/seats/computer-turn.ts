/** Button: lets a computer play this turn of a seat. */
import { USUAL_STRENGTH } from '../../../tables/computers/asked.ts';
import { rulerOf } from '../../interactions/people.ts';
import { isPrivate, putAway } from '../../interactions/replies.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const computerTurn: Control<'computer-turn'> = {
  usedBy: 'table',
  press: async (bot, press, { table, seat }) => {
    const by = await rulerOf(bot, press);
    let isDone = false;
    const handled = await carryOut(bot, press, table, async () => {
      const done = await bot.tables.letComputerPlay(by, table, { seat, span: 'turn' }, USUAL_STRENGTH);
      isDone = done.ok;
      return done;
    });
    // A private question is answered by it.
    return isDone && isPrivate(press) ? putAway(press) : handled;
  },
};
