/** Button: gives the answer that the game has warned about. */
import type { Control } from '../control.ts';
import { giveAnswer } from './giving.ts';

export const sure: Control<'sure'> = {
  usedBy: 'pending',
  isOfAttempts: true,
  isOfMistakes: true,
  press: (bot, press, id) => giveAnswer(bot, press, id, id.code, { isSure: true }),
};
