/** Button: shows the review of a game to everyone in the channel, once. */
import { tableRefuses } from '../../../tables/model/refusal.ts';
import { refusePrivately } from '../../interactions/acting.ts';
import { mayShowReview, reviewReply, reviewToShow } from '../../interactions/pages/history/review.ts';
import { acknowledgePress, complete, sharedUnlessRejected, whisper } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const reviewShow: Control<'review-show'> = {
  usedBy: 'table',
  isPrivate: true,
  rate: 'tables',
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(table);
    if (loaded === null) return refusePrivately(bot, press, tableRefuses('no-table'), table);
    if (!(await mayShowReview(bot, loaded.table, press)))
      return refusePrivately(
        bot,
        press,
        tableRefuses('only-seated-or-host', { host: loaded.table.hostId }),
        table,
      );
    const shown = await reviewToShow(bot, loaded);
    if (shown !== null && (await bot.store.noteReviewShown(table))) {
      let isPosted = false;
      try {
        isPosted = await sharedUnlessRejected(press, shown);
      } finally {
        if (!isPosted) await bot.store.withdrawReviewShown(table);
      }
      if (!isPosted) return whisper(press, { content: bot.translate({ key: 'review.not-posted' }) });
    }
    // Without a review this shows the progress; otherwise the button disappears.
    return complete(press, await reviewReply(bot, loaded, press));
  },
};
