/** Builds the two messages of a review, and the message about its progress. */
import { attemptNamed } from '../../../../daily/attempt/attempt-id.ts';
import type { Table, TableId } from '../../../../tables/model/table.ts';
import type { GameToReview } from '../../../../thinking/reviews.ts';
import type { Bot } from '../../../bot.ts';
import { formatCustomId } from '../../../custom-ids/custom-id.ts';
import { paint, seenAt } from '../../../delivery/boards/board-picture.ts';
import { tableButton } from '../../../messages/boards/board-buttons.ts';
import { reviewChart } from '../../../messages/history/review/review-chart.ts';
import { fittingText, reviewLines, roomyText } from '../../../messages/history/review/review-lines.ts';
import type { ReviewedGame } from '../../../messages/history/review/reviewed-game.ts';
import { button, LIMITS, row } from '../../../messages/pieces/parts.ts';
import type { Reply } from '../../../messages/pieces/reply.ts';

export interface ReviewedTable extends ReviewedGame {
  readonly table: Table;
}

export type Found<Reviewed extends ReviewedTable = ReviewedTable> =
  | { readonly ok: true; readonly reviewed: Reviewed; readonly isShown: boolean }
  /** The reply explains why there's no review, or not yet. */
  | { readonly ok: false; readonly reply: Reply };

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

/** The chart with the turning points. */
export async function firstReviewPage(
  bot: Bot,
  reviewed: ReviewedTable,
  buttons: readonly ('review-more' | 'mistakes' | 'review-show')[],
): Promise<Reply> {
  const { translate } = bot;
  const { table } = reviewed;
  const { aboveChart, belowChart, more } = reviewLines(reviewed);
  const offered = buttons.filter((kind) => kind !== 'review-more' || more.length > 0);
  const chart = reviewChart(reviewed, translate);
  const page = {
    content: fittingText(aboveChart, LIMITS.content, translate),
    belowPicture: fittingText(belowChart, LIMITS.embedText, translate),
    rows: offered.length === 0 ? [] : [row(offered.map((kind) => tableButton(table, kind, bot)))],
  };
  if (chart === null) return page;
  const picture = { name: 'chart.png', description: chart.altText, ...seenAt(table) };
  return { ...page, files: await paint(bot, chart.svg, picture) };
}

/** Everything else. The other line of play can be stepped through only at a table. */
export async function moreReviewPage(bot: Bot, reviewed: ReviewedTable): Promise<Reply> {
  const { table, review } = reviewed;
  const { more } = reviewLines(reviewed);
  if (more.length === 0) return firstReviewPage(bot, reviewed, []);
  const hasWay = review.rescue?.line && attemptNamed(table.id) === null;
  return {
    ...roomyText(more, bot.translate),
    rows: hasWay ? [row([tableButton(table, 'way-in', bot)])] : [],
  };
}
