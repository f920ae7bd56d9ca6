/** Checks at startup whether the program can read the tables at all. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { UnreadableTable } from '../../../tables/model/storage/unreadable.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { Dialect } from '../dialect.ts';
import { load } from './lookups.ts';

const LOOKED_AT = 20;

/** One or two tables may each be damaged independently. */
const FEWEST = 3;

/**
 * The reason why none of the most recently changed tables can be read; null if one can. Damage affects single rows: if all are
 * affected, something else is wrong, and the bot must neither empty the rows nor tell people that they are damaged.
 */
export async function unreadableTablesError(client: PrismaClient, dialect: Dialect): Promise<string | null> {
  const newest = await client.gameTable.findMany({
    orderBy: { changedAt: 'desc' },
    take: LOOKED_AT,
    select: { id: true },
  });
  if (newest.length < FEWEST) return null;
  let first: string | null = null;
  for (const { id } of newest) {
    const code = await unreadableReason(client, dialect, id as TableId);
    if (code === null) return null;
    first ??= code;
  }
  return first;
}

async function unreadableReason(client: PrismaClient, dialect: Dialect, id: TableId): Promise<string | null> {
  try {
    await load(client, dialect, id);
    return null;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return error.message;
  }
}
