/** Keeps an errand that can never run, and writes others in its place, in one statement. */
import type { PrismaClient } from '../../../generated/postgres/client.ts';
import type { NewErrand, OutboxRow } from '../../../tables/model/outbox.ts';
import { asClaimed, errandRowOf, setAsideKey } from '../../prisma/outbox/errands.ts';
import { errandColumns, inserting, NOT_OURS, written } from './steps.ts';

export async function setAside(
  client: PrismaClient,
  holder: string,
  row: OutboxRow,
  reason: string,
  errands: readonly NewErrand[],
): Promise<void> {
  const set = { readyAt: null, lane: setAsideKey(row), reason, claimed: false };
  const rows = errands.map((errand) => errandColumns(errandRowOf(row.tableId, errand)));
  await written(client, holder, [
    { do: 'update', table: 'ErrandRow', set, where: asClaimed(row), else: NOT_OURS },
    ...inserting('ErrandRow', rows),
  ]);
}
