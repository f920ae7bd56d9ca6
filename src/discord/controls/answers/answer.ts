/** Button: gives one answer. */
import type { Control } from '../control.ts';
import { giveAnswer } from './giving.ts';

export const answer: Control<'answer'> = {
  usedBy: 'pending',
  isOfAttempts: true,
  isOfMistakes: true,
  press: (bot, press, id) => giveAnswer(bot, press, id, id.code, { isSure: false }),
};
