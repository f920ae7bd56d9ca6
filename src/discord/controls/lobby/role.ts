/** Menu: gives the person's seat in a lobby the chosen role, or seats them in that role. */
import { actorOf } from '../../interactions/people.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { BY_CHANCE } from '../../messages/lobbies/lobby-menus.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const role: Control<'role'> = {
  usedBy: 'anybody',
  async press(bot, press, { table }) {
    if (!press.isStringSelectMenu()) return unknownControl(bot, press);
    const [chosen = BY_CHANCE] = press.values;
    const wanted = chosen === BY_CHANCE ? null : chosen;
    return carryOut(bot, press, table, () => bot.tables.chooseRole(actorOf(press), table, wanted));
  },
};
