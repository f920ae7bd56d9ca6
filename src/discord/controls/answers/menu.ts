/** Menu: each option gives an answer, or opens the form for the answers that have no option. */
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { MORE } from '../../messages/questions/answers.ts';
import type { Control } from '../control.ts';
import { askHow } from './asking-how.ts';
import { giveAnswer } from './giving.ts';

export const menu: Control<'menu'> = {
  usedBy: 'pending',
  isOfAttempts: true,
  isOfMistakes: true,
  async press(bot, press, id) {
    if (!press.isStringSelectMenu()) return unknownControl(bot, press);
    const value = press.values[0] ?? '';
    const [more, wanted] = value.split('~');
    if (more !== MORE) return giveAnswer(bot, press, id, value, { isSure: false });
    return askHow(
      bot,
      press,
      id,
      ({ request }) => request.alternatives.find((each) => each.id === wanted) ?? null,
    );
  },
};
