/** The columns in a table's row that identify the message showing it. */
import type { GameTable } from '../../../generated/prisma/client.ts';
import type { Shown, ShownBoard } from '../../../tables/model/storage/store.ts';
import type { ChannelId } from '../../../tables/model/table.ts';
import { shownBoardColumn } from '../../codec.ts';
import { timeIn } from '../../column.ts';

export type ShownColumns = Pick<
  GameTable,
  'shownChannelId' | 'shownMessageId' | 'shownAt' | 'shownBoardJson'
>;

export const NOT_SHOWN: ShownColumns = {
  shownChannelId: null,
  shownMessageId: null,
  shownAt: null,
  shownBoardJson: null,
};

export function shownColumnsOf({ channelId, messageId, postedAt, board }: Shown): ShownColumns {
  return {
    shownChannelId: channelId,
    shownMessageId: messageId,
    shownAt: postedAt,
    shownBoardJson: board === null ? null : shownBoardColumn.write(board),
  };
}

/** Throws `UnreadableRow`. */
export function shownFrom(row: ShownColumns, tableId: string): Shown | null {
  const { shownChannelId, shownMessageId, shownAt } = row;
  if (shownChannelId === null || shownMessageId === null || shownAt === null) return null;
  return {
    channelId: shownChannelId as ChannelId,
    messageId: shownMessageId,
    postedAt: timeIn(shownAt, `GameTable ${tableId} shownAt`),
    board: shownBoardFrom(row, tableId),
  };
}

/** Throws `UnreadableRow`. */
export function shownBoardFrom({ shownBoardJson }: ShownColumns, tableId: string): ShownBoard | null {
  return shownBoardJson === null
    ? null
    : shownBoardColumn.read(shownBoardJson, `GameTable ${tableId} shownBoardJson`);
}
