/** Menus: choose the difficulty and the rules of a game that has not begun. */
import { privilegedActorOf } from '../../interactions/people.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

function choosing(verb: 'setRules' | 'setDifficulty'): Control<'rules'> & Control<'difficulty'> {
  return {
    usedBy: 'rulers',
    async press(bot, press, { table }) {
      if (!press.isStringSelectMenu()) return unknownControl(bot, press);
      const [chosen = ''] = press.values;
      const by = await privilegedActorOf(bot, press);
      return carryOut(bot, press, table, () => bot.tables[verb](by, table, chosen));
    },
  };
}

export const rules: Control<'rules'> = choosing('setRules');
export const difficulty: Control<'difficulty'> = choosing('setDifficulty');
