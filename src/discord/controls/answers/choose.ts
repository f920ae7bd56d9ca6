/** Menu of the board: each option gives an answer, or shows the answers of a verb or of a group. */
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { readChoice } from '../../messages/questions/choice.ts';
import type { Control } from '../control.ts';
import { giveAnswer } from './giving.ts';
import { showGroup } from './group.ts';
import { askVerb } from './verb.ts';

export const choose: Control<'choose'> = {
  usedBy: 'pending',
  isOfAttempts: true,
  isOfMistakes: true,
  async press(bot, press, { table, request }) {
    const chosen = press.isStringSelectMenu() ? readChoice(press.values[0] ?? '') : null;
    switch (chosen?.leads) {
      case undefined:
        return unknownControl(bot, press);
      case 'answer':
        return giveAnswer(bot, press, { table, request }, chosen.to, { isSure: false });
      case 'verb':
        return askVerb(bot, press, { table, request, verb: chosen.to });
      case 'group':
        return showGroup(bot, press, { table, request, group: chosen.to });
    }
  },
};
