/** Stores the reviews of games in the database. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { KeptReview } from '../../../tables/model/storage/store.ts';
import { UnreadableReview } from '../../../tables/model/storage/unreadable.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { countIn } from '../../column.ts';
import { reviewColumn } from '../rows/review-column.ts';
import { readOr, unreadableReason } from '../rows/unreadable.ts';

export function reviewOf(client: PrismaClient, tableId: TableId): Promise<KeptReview | null> {
  const where = `ReviewRow ${tableId}`;
  const read = async () => {
    const row = await client.reviewRow.findFirst({ where: { tableId } });
    if (row === null) return null;
    return {
      logged: countIn(row.logged, `${where} logged`),
      review: reviewColumn.read(row.reviewJson, `${where} reviewJson`),
    };
  };
  return readOr<KeptReview | null>(read, (error) => {
    throw new UnreadableReview(unreadableReason(error, where));
  });
}

export async function keepReview(
  client: PrismaClient,
  tableId: TableId,
  { logged, review }: KeptReview,
): Promise<void> {
  const row = { logged, reviewJson: reviewColumn.write(review) };
  await client.reviewRow.upsert({ where: { tableId }, create: { tableId, ...row }, update: row });
}
