/** Button: lets a computer go first, or asks the other players whether one should. The table shows the result. */
import { DONE } from '../../interaction-result.ts';
import { currentAsking, refusePrivately, staleRefusal } from '../../interactions/acting.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const computerBegins: Control<'computer-begins'> = {
  usedBy: 'seated',
  async press(bot, press, { table, request }) {
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(table);
    if (currentAsking(loaded, request) === null)
      return refusePrivately(bot, press, staleRefusal(loaded), table);
    const settled = await bot.tables.propose(await privilegedActorOf(bot, press), table, {
      kind: 'computer-begins',
    });
    return settled.ok ? DONE : refusePrivately(bot, press, settled, table);
  },
};
