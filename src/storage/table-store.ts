/** Keeps tables in a SQLite file, through Prisma. */
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { MessageRef, TableStore } from '../tables/store.ts';
import type { ChannelId, LogLine, Table, TableId } from '../tables/table.ts';
import { factColumn } from './codec.ts';
import { commit } from './commit.ts';
import { openDatabase } from './database.ts';
import { claimDue, finish, nextDue, postpone } from './errands.ts';
import type { DatabaseProblem } from './problem.ts';
import { logLineFrom, tableFrom } from './table-rows.ts';

export type OpenedStore =
  | { readonly ok: true; readonly store: TableStore }
  | { readonly ok: false; readonly problem: DatabaseProblem };

/** `url` is `file:` and a path. Rows that other hands have changed make its functions throw `UnreadableRow`. */
export async function openTableStore(url: string): Promise<OpenedStore> {
  const opened = await openDatabase(url);
  return opened.ok ? { ok: true, store: storeOver(opened.client) } : opened;
}

function storeOver(client: PrismaClient): TableStore {
  return {
    load: (id) => load(client, { id }),
    liveIn: (channelId) => load(client, { liveChannelId: channelId }),
    log: (id) => log(client, id),
    commit: (change) => commit(client, change),
    shownOn: (id) => shownOn(client, id),
    claimDue: (now, until, limit) => claimDue(client, now, until, limit),
    nextDue: () => nextDue(client),
    finish: (row, shown) => finish(client, row, shown),
    postpone: (row, dueAt, reason) => postpone(client, row, dueAt, reason),
    recall: async (name) => {
      const fact = await client.fact.findUnique({ where: { name } });
      return fact === null ? null : factColumn.read(fact.valueJson, `Fact ${name} valueJson`);
    },
    remember: async (name, value) => {
      const valueJson = factColumn.write(value);
      await client.fact.upsert({ where: { name }, create: { name, valueJson }, update: { valueJson } });
    },
    close: () => client.$disconnect(),
  };
}

async function load(
  client: PrismaClient,
  where: { readonly id: TableId } | { readonly liveChannelId: ChannelId },
): Promise<Table | null> {
  const row = await client.gameTable.findUnique({
    where,
    include: { seats: { orderBy: { position: 'asc' } } },
  });
  return row === null ? null : tableFrom(row);
}

async function log(client: PrismaClient, tableId: TableId): Promise<readonly LogLine[]> {
  const rows = await client.logRow.findMany({ where: { tableId }, orderBy: { position: 'asc' } });
  return rows.map(logLineFrom);
}

async function shownOn(client: PrismaClient, id: TableId): Promise<MessageRef | null> {
  const row = await client.gameTable.findUnique({
    where: { id },
    select: { shownChannelId: true, shownMessageId: true, shownAt: true },
  });
  if (row === null || row.shownChannelId === null || row.shownMessageId === null || row.shownAt === null) {
    return null;
  }
  return {
    channelId: row.shownChannelId as ChannelId,
    messageId: row.shownMessageId,
    postedAt: row.shownAt,
  };
}
