/** Shows the review of an attempt at the daily challenge, or of practice, once nothing about its day is secret. */
import { attemptNamed } from '../../../../daily/attempt/attempt-id.ts';
import { eraOf, type LoadedAttempt } from '../../../../daily/attempt/attempt-table.ts';
import { overAt } from '../../../../daily/day.ts';
import type { Bot } from '../../../bot.ts';
import { timestamp } from '../../../messages/pieces/parts.ts';
import type { Reply } from '../../../messages/pieces/reply.ts';
import { reviewPage, reviewUnderWay } from './review.ts';

/** The first request starts the work. */
export async function attemptReviewReply(bot: Bot, loaded: LoadedAttempt): Promise<Reply> {
  const { daily, catalogue, translate } = bot;
  const { day, attempt, table, log } = loaded;
  const over = new Date(overAt(day.date));
  // The best moves are as secret as the day's luck.
  if (bot.now() < over)
    return { content: translate({ key: 'review.daily-later', with: { when: timestamp(over, 'relative') } }) };
  if (attempt.end === null) return { content: translate({ key: 'review.daily-unfinished' }) };
  if (attempt.answers.length === 0) return { content: translate({ key: 'review.daily-gone' }) };
  // The mind thinks with the game itself: with the day's luck, it would foresee the dice.
  const entry = catalogue.get(day.gameId);
  if (entry === undefined || entry.judgement === null)
    return { content: translate({ key: 'review.mindless' }) };
  const attempts = attemptNamed(table.id)?.kind === 'practice' ? daily.practice : daily;
  const played = { log, moments: eraOf(loaded.entry, loaded).replayed.moments };
  const review = await attempts.reviewOf(attempt);
  if (review !== null) return reviewPage(bot, table, { entry, table, played, review });
  return reviewUnderWay(bot, table.id, {
    id: `${table.id} ${attempt.userId} ${attempt.startedAt.getTime()}`,
    game: entry.game,
    played,
    keep: (found) => attempts.keepReview(attempt, found),
  });
}
