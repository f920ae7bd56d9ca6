/** Buttons: show the turning points of a finished game, from the board or from the message about the review's progress. */
import { reviewReply } from '../../interactions/pages/history/review.ts';
import type { Control } from '../control.ts';
import { look, lookInPlace } from '../looking.ts';

export const review: Control<'review'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) => look(bot, press, table, (loaded) => reviewReply(bot, loaded)),
};

export const reviewAgain: Control<'review-again'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  press: (bot, press, { table }) => lookInPlace(bot, press, table, (loaded) => reviewReply(bot, loaded)),
};
