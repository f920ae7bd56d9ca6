/** Stores the messages of notices that still have buttons. */
import type { OpenNotice as NoticeMessage, Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import type { NotedNotice, OpenNotice } from '../../../tables/model/storage/store.ts';
import type { ChannelId, TableId } from '../../../tables/model/table.ts';
import { noticeColumn } from '../../codec.ts';
import { UnreadableRow } from '../../column.ts';

export function notingNotices(
  client: PrismaClient,
  tableId: TableId,
  noted: readonly NotedNotice[],
): readonly Prisma.PrismaPromise<unknown>[] {
  return noted.map(({ message: { channelId, messageId }, notice }) => {
    const where = { messageId };
    if (notice === null) return client.openNotice.deleteMany({ where });
    const noticeJson = noticeColumn.write(notice);
    const create = { messageId, channelId, tableId, noticeJson };
    return client.openNotice.upsert({ where, create, update: { noticeJson } });
  });
}

/** Leaves out unreadable rows; a press on such a message is handled using the table. */
export async function openNotices(client: PrismaClient, tableId: TableId): Promise<readonly OpenNotice[]> {
  const rows = await client.openNotice.findMany({ where: { tableId } });
  return rows.flatMap((row) => openNoticeFrom(row) ?? []);
}

function openNoticeFrom({ messageId, channelId, noticeJson }: NoticeMessage): OpenNotice | null {
  try {
    const notice = noticeColumn.read(noticeJson, `OpenNotice ${messageId} noticeJson`);
    return { message: { channelId: channelId as ChannelId, messageId }, notice };
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error;
    return null;
  }
}
