/** Menu: chooses by which rules a game that has not begun will be played. */
import { rulerOf } from '../../interactions/people.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const rules: Control<'rules'> = {
  usedBy: 'rulers',
  async press(bot, press, { table }) {
    if (!press.isStringSelectMenu()) return unknownControl(bot, press);
    const [chosen = ''] = press.values;
    const by = await rulerOf(bot, press);
    return carryOut(bot, press, table, () => bot.tables.setRules(by, table, chosen));
  },
};
