/** Button: gives the advised answer. */
import type { Control } from '../control.ts';
import { giveAnswer } from './giving.ts';

export const advised: Control<'advised'> = {
  usedBy: 'pending',
  isPrivate: true,
  press: (bot, press, id) => giveAnswer(bot, press, id, id.code, { isSure: false }),
};
