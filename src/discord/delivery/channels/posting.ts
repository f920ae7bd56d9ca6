/** Posts the message of a job once, even if an earlier attempt may have sent it. */
import type { OutboxRow } from '../../../tables/model/outbox.ts';
import type { ChannelId } from '../../../tables/model/table.ts';
import type { BotContext } from '../../bot.ts';
import type { Outgoing } from '../../messages/pieces/outgoing.ts';
import type { Channels } from './channels.ts';
import { hasSameWords, isAboutSame } from './message-match.ts';

/** The maximum time by which Discord's clock may be behind this machine's. */
const CLOCKS_APART_MS = 60_000;
/** A repeated nonce is guaranteed to return the same message for this long. Discord promises a few minutes. */
const NONCE_HOLDS_MS = 60_000;

export interface Posting {
  /**
   * Returns the id of the message. `postedBefore` counts the messages with the same text that other jobs have sent since that
   * time, so that they are not mistaken for this one. Throws Discord's errors.
   */
  post(
    row: OutboxRow,
    channelId: ChannelId,
    outgoing: Outgoing,
    postedBefore?: (since: Date) => Promise<number>,
  ): Promise<string>;
}

export function postingOf(bot: BotContext, channels: Channels): Posting {
  return {
    async post(row, channelId, outgoing, postedBefore = async () => 0) {
      const isSure = row.attempts === 0 || bot.now().getTime() - row.dueAt.getTime() < NONCE_HOLDS_MS;
      if (!isSure) {
        const since = earliestSending(row);
        const isSame = row.job.kind === 'direct' ? isAboutSame : hasSameWords;
        const sent = (await channels.sentSince(channelId, since)).filter((one) => isSame(one, outgoing));
        const ours = sent[await postedBefore(since)];
        if (ours !== undefined) return ours.messageId;
      }
      const { messageId } = await channels.send(channelId, outgoing, nonceOf(row));
      return messageId;
    },
  };
}

/** The earliest time, by Discord's clock, at which the bot can have sent a message for this job. */
export function earliestSending({ dueAt }: OutboxRow): Date {
  return new Date(dueAt.getTime() - CLOCKS_APART_MS);
}

const RADIX = 36;

/**
 * The nonce has at most 25 characters. A restored database reuses row ids, so the nonce includes the second in which the job was
 * due. `isAgain` means that an earlier attempt's message exists, and that the bot wants to send another one.
 */
export function nonceOf({ tableId, id, dueAt, attempts }: OutboxRow, { isAgain = false } = {}): string {
  const second = Math.floor(dueAt.getTime() / 1000);
  const attempt = isAgain ? (attempts % RADIX).toString(RADIX) : '';
  return `${tableId}-${id.toString(RADIX)}-${second.toString(RADIX)}${attempt}`;
}
