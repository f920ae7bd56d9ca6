/** Shows the review of a finished game, or its progress. */
import type { Review } from '../../../../core/thinking/review.ts';
import { attemptNamed } from '../../../../daily/attempt/attempt-id.ts';
import type { History } from '../../../../tables/history/history.ts';
import { mistakesBy, type PlayedTable } from '../../../../tables/history/mistakes.ts';
import { historyOfWay } from '../../../../tables/history/way.ts';
import { UnreadableReview } from '../../../../tables/model/storage/unreadable.ts';
import { isOver, type Table, type TableId, type UserId } from '../../../../tables/model/table.ts';
import { hasOurRules } from '../../../../tables/turns/current-request.ts';
import { latestEra } from '../../../../tables/turns/eras.ts';
import { isLesson } from '../../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../../tables/turns/loaded-table.ts';
import type { GameToReview } from '../../../../thinking/reviews.ts';
import type { Bot } from '../../../bot.ts';
import { formatCustomId } from '../../../custom-ids/custom-id.ts';
import { paint, seenAt } from '../../../delivery/boards/board-picture.ts';
import { reviewChart } from '../../../messages/history/review/review-chart.ts';
import { reviewText } from '../../../messages/history/review/review-lines.ts';
import type { ReviewedGame } from '../../../messages/history/review/reviewed-game.ts';
import { button, row } from '../../../messages/pieces/parts.ts';
import type { Reply } from '../../../messages/pieces/reply.ts';
import { momentReply, unreadable } from './looking-back.ts';

/** The first request starts the work. */
export async function reviewReply(bot: Bot, loaded: LoadedTable, reader: UserId): Promise<Reply> {
  return replyWith(bot, loaded, await keptReview(bot, loaded.table), reader);
}

async function replyWith(
  bot: Bot,
  loaded: LoadedTable,
  review: Review | null,
  reader: UserId,
): Promise<Reply> {
  const { table, entry } = loaded;
  const { translate } = bot;
  if (!isOver(table)) return { content: translate({ key: 'review.not-over' }) };
  if (!hasOurRules(entry, table)) return unreadable(bot, loaded);
  if (entry.game.outcome(table.state).kind === 'ongoing')
    return { content: translate({ key: 'review.unfinished' }) };
  if (entry.judgement === null) return { content: translate({ key: 'review.mindless' }) };
  const played = await playedAt(bot, loaded);
  if (played === null) return unreadable(bot, loaded);
  if (review !== null) {
    const hasMistakes = !isLesson(entry, table) && mistakesBy(reader, review, played).length > 0;
    return reviewPage(bot, table, { entry, table, played, review }, { hasMistakes });
  }
  const { id, logged } = table;
  return reviewUnderWay(bot, id, {
    id: `${id} ${logged}`,
    game: entry.game,
    played,
    keep: (found) => bot.store.keepReview(id, { logged, review: found }),
  });
}

/** Returns null if no review of the finished game is stored. An unreadable one is computed again, and the reason is logged. */
export async function keptReview({ store, log }: Bot, { id, logged }: Table): Promise<Review | null> {
  try {
    const kept = await store.reviewOf(id);
    return kept?.logged === logged ? kept.review : null;
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
  reader: UserId,
  choose: (history: History) => number,
): Promise<Reply> {
  const review = await keptReview(bot, loaded.table);
  const rescue = review?.rescue ?? null;
  const played = rescue === null ? null : await playedAt(bot, loaded);
  const start = rescue === null ? undefined : played?.moments[rescue.at];
  const line = rescue?.line ?? null;
  const way = start === undefined || line === null ? null : historyOfWay(loaded.entry, start, line);
  return way === null
    ? replyWith(bot, loaded, review, reader)
    : momentReply(bot, loaded, way, choose(way), 'way');
}

/** The played game; null if the table was played with other rules. */
export async function playedAt({ tables }: Bot, { entry, table }: LoadedTable): Promise<PlayedTable | null> {
  const [eras, log] = await Promise.all([tables.eras(table.id), tables.log(table.id)]);
  const era = latestEra(entry, table, eras, log);
  return era === null ? null : { log: era.lines, moments: era.replayed.moments };
}

/** Starts the review unless it has been started, and shows its progress. */
export function reviewUnderWay(bot: Bot, table: TableId, reviewed: Omit<GameToReview, 'failed'>): Reply {
  const progress = bot.reviews.progressOf({
    ...reviewed,
    failed: (error) => bot.log.warn({ table, error }, 'review failed'),
  });
  const phrase =
    progress.kind === 'failed'
      ? { key: 'review.failed' }
      : { key: 'review.working', with: { part: progress.part } };
  const again = formatCustomId({ kind: 'review-again', table });
  return {
    content: bot.translate(phrase),
    rows: [row([button(again, bot.translate({ key: 'button.look-again' }), 'primary')])],
  };
}

/** The other line of play can be stepped through only at a table. `hasMistakes`: the reader has some to learn from. */
export async function reviewPage(
  bot: Bot,
  table: Table,
  reviewed: ReviewedGame,
  { hasMistakes }: { readonly hasMistakes: boolean } = { hasMistakes: false },
): Promise<Reply> {
  const content = reviewText(reviewed, bot.translate);
  const chart = reviewChart(reviewed, bot.translate);
  const hasWay = reviewed.review.rescue?.line && attemptNamed(table.id) === null;
  const buttons = [
    ...(hasMistakes ? [reviewButton(bot, 'mistakes', table.id)] : []),
    ...(hasWay ? [reviewButton(bot, 'way-in', table.id)] : []),
  ];
  const rows = buttons.length === 0 ? [] : [row(buttons)];
  if (chart === null) return { content, rows };
  const files = await paint(bot, chart.svg, {
    name: 'chart.png',
    description: chart.altText,
    ...seenAt(table),
  });
  return { content, rows, files };
}

function reviewButton({ translate }: Bot, kind: 'mistakes' | 'way-in', table: TableId) {
  return button(formatCustomId({ kind, table }), translate({ key: `button.${kind}` }));
}
