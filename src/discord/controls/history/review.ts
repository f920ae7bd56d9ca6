/** Buttons: show the turning points of a finished game, from the board or from the message about the review's progress. */
import type { LoadedAttempt } from '../../../daily/attempt/attempt-table.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import { attemptReviewReply } from '../../interactions/pages/history/attempt-review.ts';
import { reviewReply } from '../../interactions/pages/history/review.ts';
import type { Control } from '../control.ts';
import { look, lookInPlace } from '../looking.ts';

export const review: Control<'review'> = {
  usedBy: 'anybody',
  isOfAttempts: true,
  rate: 'views',
  press: (bot, press, { table }) =>
    look(bot, press, table, (loaded) => replyAt(bot, loaded, press.user.id as UserId)),
};

export const reviewAgain: Control<'review-again'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  rate: 'views',
  press: (bot, press, { table }) =>
    lookInPlace(bot, press, table, (loaded) => replyAt(bot, loaded, press.user.id as UserId)),
};

function replyAt(bot: Bot, loaded: LoadedTable | LoadedAttempt, reader: UserId) {
  return 'attempt' in loaded ? attemptReviewReply(bot, loaded) : reviewReply(bot, loaded, reader);
}
