/** Posting what an errand says, once: what was begun before may have been sent already. */
import type { OutboxRow } from '../../tables/outbox.ts';
import type { ChannelId, MessageRef } from '../../tables/table.ts';
import type { MuteBot } from '../bot.ts';
import { hasSameWords, isSameMessage } from './adoption.ts';
import type { Channels, Outgoing } from './channels.ts';

/** How far Discord's clock may be behind ours. */
const CLOCKS_APART_MS = 60_000;

export interface Posting {
  /** `shown` is known to be of an earlier errand. Throws what Discord refuses. */
  post(
    row: OutboxRow,
    channelId: ChannelId,
    outgoing: Outgoing,
    shown: MessageRef | null,
  ): Promise<{ readonly messageId: string; readonly sentAt: Date }>;
}

export function postingOf(bot: MuteBot, channels: Channels): Posting {
  /** Discord remembers a nonce only for minutes. */
  async function sentBefore(
    row: OutboxRow,
    channelId: ChannelId,
    outgoing: Outgoing,
    shown: MessageRef | null,
  ) {
    if (row.attempts === 0) return undefined;
    const since = new Date(row.dueAt.getTime() - CLOCKS_APART_MS);
    const isSame = row.errand.kind === 'notice' ? hasSameWords : isSameMessage;
    const sent = await channels.sentSince(channelId, since);
    return sent.find((one) => one.messageId !== shown?.messageId && isSame(one, outgoing));
  }

  return {
    async post(row, channelId, outgoing, shown) {
      const before = await sentBefore(row, channelId, outgoing, shown);
      if (before !== undefined) return before;
      const { messageId } = await channels.send(channelId, outgoing, `${row.tableId}-${row.id}`);
      return { messageId, sentAt: bot.now() };
    },
  };
}
