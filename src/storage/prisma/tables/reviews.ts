/** Stores the reviews of games in the database. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { KeptReview, ReviewedGames, StoredReview } from '../../../tables/model/storage/reviews.ts';
import { UnreadableReview } from '../../../tables/model/storage/unreadable.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { countIn } from '../../column.ts';
import { reviewColumn } from '../rows/review-column.ts';
import { readOr, unreadableReason } from '../rows/unreadable.ts';

export function reviewOf(client: PrismaClient, tableId: TableId): Promise<StoredReview | null> {
  const where = `ReviewRow ${tableId}`;
  const read = async () => {
    const row = await client.reviewRow.findFirst({ where: { tableId } });
    if (row === null) return null;
    return {
      logged: countIn(row.logged, `${where} logged`),
      review: reviewColumn.read(row.reviewJson, `${where} reviewJson`),
      isShown: row.isShown,
    };
  };
  return readOr<StoredReview | null>(read, (error) => {
    throw new UnreadableReview(unreadableReason(error, where));
  });
}

export async function reviewedOf(
  client: PrismaClient,
  { userId, guildId, channelId, most }: ReviewedGames,
): Promise<readonly TableId[]> {
  const rows = await client.gameTable.findMany({
    where: {
      guildId,
      status: { in: ['finished', 'aborted'] },
      seats: { some: { userId } },
      review: { isNot: null },
      ...(channelId === null ? {} : { OR: [{ channelId }, { openedIn: channelId }] }),
    },
    orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: { id: true },
  });
  return rows.map(({ id }) => id as TableId);
}

export async function keepReview(
  client: PrismaClient,
  tableId: TableId,
  { logged, review }: KeptReview,
): Promise<void> {
  const row = { logged, reviewJson: reviewColumn.write(review), isShown: false };
  await client.reviewRow.upsert({ where: { tableId }, create: { tableId, ...row }, update: row });
}

/** Of two players who show the review at the same time, only one gets true. */
export async function noteReviewShown(client: PrismaClient, tableId: TableId): Promise<boolean> {
  const where = { tableId, isShown: false };
  const { count } = await client.reviewRow.updateMany({ where, data: { isShown: true } });
  return count > 0;
}

export async function withdrawReviewShown(client: PrismaClient, tableId: TableId): Promise<void> {
  await client.reviewRow.updateMany({ where: { tableId }, data: { isShown: false } });
}
