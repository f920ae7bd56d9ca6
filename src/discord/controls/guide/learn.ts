/** Buttons: start a lesson of a game, after its guide or again after finishing it. */
import { openLesson } from '../../interactions/learning.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const learn: Control<'learn'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'tables',
  async press(bot, press, { game }) {
    await acknowledgePress(press);
    return openLesson(bot, press, game);
  },
};

export const learnAgain: Control<'learn-again'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'tables',
  async press(bot, press, { game }) {
    await acknowledgePress(press);
    return openLesson(bot, press, game, { isAgain: true });
  },
};
