/** Buttons: show the review of a finished game, from the board or from the message about its progress, then the rest of it. */
import type { LoadedAttempt } from '../../../daily/attempt/attempt-table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import type { Press } from '../../incoming.ts';
import {
  attemptReviewMoreReply,
  attemptReviewReply,
} from '../../interactions/pages/history/attempt-review.ts';
import { reviewMoreReply, reviewReply } from '../../interactions/pages/history/review.ts';
import type { Control } from '../control.ts';
import { viewTable, viewTableInPlace } from '../viewing.ts';

export const review: Control<'review'> = {
  usedBy: 'anybody',
  isOfAttempts: true,
  rate: 'views',
  press: (bot, press, { table }) => viewTable(bot, press, table, (loaded) => replyAt(bot, loaded, press)),
};

export const reviewAgain: Control<'review-again'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  rate: 'views',
  press: (bot, press, { table }) =>
    viewTableInPlace(bot, press, table, (loaded) => replyAt(bot, loaded, press)),
};

export const reviewMore: Control<'review-more'> = {
  usedBy: 'anybody',
  isOfAttempts: true,
  rate: 'views',
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, (loaded) =>
      'attempt' in loaded ? attemptReviewMoreReply(bot, loaded) : reviewMoreReply(bot, loaded),
    ),
};

function replyAt(bot: Bot, loaded: LoadedTable | LoadedAttempt, press: Press) {
  return 'attempt' in loaded ? attemptReviewReply(bot, loaded) : reviewReply(bot, loaded, press);
}
