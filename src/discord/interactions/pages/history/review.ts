/** Finds the review of a table's finished game, and shows it or its progress. */
import type { BaseInteraction } from 'discord.js';
import type { History } from '../../../../tables/history/history.ts';
import { mistakesBy, type PlayedTable } from '../../../../tables/history/mistakes.ts';
import { historyOfWay } from '../../../../tables/history/way.ts';
import type { StoredReview } from '../../../../tables/model/storage/reviews.ts';
import { UnreadableReview } from '../../../../tables/model/storage/unreadable.ts';
import { isOver, type Table, type UserId } from '../../../../tables/model/table.ts';
import { hasOurRules } from '../../../../tables/turns/current-request.ts';
import { latestEra } from '../../../../tables/turns/eras.ts';
import { isLesson } from '../../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../../tables/turns/loaded-table.ts';
import { mayWake } from '../../../../tables/waiting/sleeping.ts';
import { type Bot, withLanguage } from '../../../bot.ts';
import type { Reply } from '../../../messages/pieces/reply.ts';
import { isModerator } from '../../people.ts';
import { momentReply, unreadable } from './history-pages.ts';
import {
  type Found,
  firstReviewPage,
  moreReviewPage,
  type ReviewedTable,
  reviewUnderWay,
} from './review-pages.ts';

type FoundAtTable = Found<ReviewedTable & { readonly played: PlayedTable }>;

/** Shows the review of the game; the first request starts the computation. */
export async function reviewReply(bot: Bot, loaded: LoadedTable, reader: BaseInteraction): Promise<Reply> {
  const found = await foundReview(bot, loaded);
  if (!found.ok) return found.reply;
  const { table, entry } = loaded;
  const { review, played } = found.reviewed;
  const hasMistakes =
    !isLesson(entry, table) && mistakesBy(reader.user.id as UserId, review, played).length > 0;
  const canShow = !found.isShown && (await mayShowReview(bot, table, reader));
  return firstReviewPage(bot, found.reviewed, [
    'review-more',
    ...(hasMistakes ? (['mistakes'] as const) : []),
    ...(canShow ? (['review-show'] as const) : []),
  ]);
}

/** Everything that the review's first message left out. */
export async function reviewMoreReply(bot: Bot, loaded: LoadedTable): Promise<Reply> {
  const found = await foundReview(bot, loaded);
  return found.ok ? moreReviewPage(bot, found.reviewed) : found.reply;
}

/** The review for everyone in the channel, in the table's language; null if there isn't one yet. */
export async function reviewToShow(bot: Bot, loaded: LoadedTable): Promise<Reply | null> {
  const found = await foundReview(bot, loaded);
  if (!found.ok) return null;
  return firstReviewPage(withLanguage(bot, loaded.table.language), found.reviewed, ['review-more']);
}

/** People who only watched may not show a review to everyone, because it shows who made which mistake. */
export async function mayShowReview(bot: Bot, table: Table, reader: BaseInteraction): Promise<boolean> {
  return mayWake(table, reader.user.id as UserId, await isModerator(bot, reader));
}

async function foundReview(bot: Bot, loaded: LoadedTable): Promise<FoundAtTable> {
  const { table, entry } = loaded;
  const none = (reply: Reply): FoundAtTable => ({ ok: false, reply });
  const refused = (key: string): FoundAtTable => none({ content: bot.translate({ key }) });
  if (!isOver(table)) return refused('review.not-over');
  if (!hasOurRules(entry, table)) return none(unreadable(bot, loaded));
  if (entry.game.outcome(table.state).kind === 'ongoing') return refused('review.unfinished');
  if (entry.judgement === null) return refused('review.mindless');
  const played = await playedAt(bot, loaded);
  if (played === null) return none(unreadable(bot, loaded));
  const kept = await keptReview(bot, table);
  if (kept !== null) {
    const { review, isShown } = kept;
    return { ok: true, reviewed: { entry, table, played, review }, isShown };
  }
  const { id, logged } = table;
  const reply = reviewUnderWay(bot, id, {
    id: `${id} ${logged}`,
    game: entry.game,
    played,
    keep: (found) => bot.store.keepReview(id, { logged, review: found }),
  });
  return none(reply);
}

/** Returns null if no review of the finished game is stored. An unreadable one is computed again, and the reason is logged. */
export async function keptReview({ store, log }: Bot, { id, logged }: Table): Promise<StoredReview | null> {
  try {
    const kept = await store.reviewOf(id);
    return kept?.logged === logged ? kept : null;
  } catch (error) {
    if (!(error instanceof UnreadableReview)) throw error;
    log.warn({ table: id, reason: error.message }, 'cannot read stored review, computing it again');
    return null;
  }
}

/** A moment from which the game could still have been won, or the review itself if there isn't one. */
export async function wayReply(
  bot: Bot,
  loaded: LoadedTable,
  reader: BaseInteraction,
  choose: (history: History) => number,
): Promise<Reply> {
  const kept = await keptReview(bot, loaded.table);
  const rescue = kept?.review.rescue ?? null;
  const played = rescue === null ? null : await playedAt(bot, loaded);
  const start = rescue === null ? undefined : played?.moments[rescue.at];
  const line = rescue?.line ?? null;
  const way = start === undefined || line === null ? null : historyOfWay(loaded.entry, start, line);
  if (way === null) return reviewReply(bot, loaded, reader);
  return momentReply(bot, loaded, way, choose(way), 'way');
}

/** The played game; null if the table was played with other rules. */
export async function playedAt({ tables }: Bot, { entry, table }: LoadedTable): Promise<PlayedTable | null> {
  const [eras, log] = await Promise.all([tables.eras(table.id), tables.log(table.id)]);
  const era = latestEra(entry, table, eras, log);
  return era === null ? null : { log: era.lines, moments: era.replayed.moments };
}
