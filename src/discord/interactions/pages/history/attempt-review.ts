/** Shows the review of an attempt at the daily challenge, or of practice, once nothing about its day is secret. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { attemptNamed } from '../../../../daily/attempt/attempt-id.ts';
import { eraOf, type LoadedAttempt } from '../../../../daily/attempt/attempt-table.ts';
import { overAt } from '../../../../daily/day.ts';
import type { Bot } from '../../../bot.ts';
import { timestamp } from '../../../messages/pieces/parts.ts';
import type { Reply } from '../../../messages/pieces/reply.ts';
import { type Found, firstReviewPage, moreReviewPage, reviewUnderWay } from './review-pages.ts';

/** Shows the review of the attempt; the first request starts the computation. */
export async function attemptReviewReply(bot: Bot, loaded: LoadedAttempt): Promise<Reply> {
  const found = await foundReview(bot, loaded);
  return found.ok ? firstReviewPage(bot, found.reviewed, ['review-more']) : found.reply;
}

/** Everything that the review's first message left out. */
export async function attemptReviewMoreReply(bot: Bot, loaded: LoadedAttempt): Promise<Reply> {
  const found = await foundReview(bot, loaded);
  return found.ok ? moreReviewPage(bot, found.reviewed) : found.reply;
}

async function foundReview(bot: Bot, loaded: LoadedAttempt): Promise<Found> {
  const { daily, catalogue, translate } = bot;
  const { day, attempt, table, log } = loaded;
  const none = (reply: Reply): Found => ({ ok: false, reply });
  const refused = (phrase: Phrase): Found => none({ content: translate(phrase) });
  const over = new Date(overAt(day.date));
  // The best moves are as secret as the day's luck.
  if (bot.now() < over)
    return refused({ key: 'review.daily-later', with: { when: timestamp(over, 'relative') } });
  if (attempt.end === null) return refused({ key: 'review.daily-unfinished' });
  if (attempt.answers.length === 0) return refused({ key: 'review.daily-gone' });
  // The mind thinks with the plain game: with the day's luck, it would foresee every roll.
  const entry = catalogue.get(day.gameId);
  if (entry === undefined || entry.judgement === null) return refused({ key: 'review.mindless' });
  const attempts = attemptNamed(table.id)?.kind === 'practice' ? daily.practice : daily;
  const played = { log, moments: eraOf(loaded.entry, loaded).replayed.moments };
  const review = await attempts.reviewOf(attempt);
  if (review !== null) return { ok: true, reviewed: { entry, table, played, review }, isShown: false };
  const reply = reviewUnderWay(bot, table.id, {
    id: `${table.id} ${attempt.userId} ${attempt.startedAt.getTime()}`,
    game: entry.game,
    played,
    keep: (found) => attempts.keepReview(attempt, found),
  });
  return none(reply);
}
