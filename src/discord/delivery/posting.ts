/** Saying what an errand says, once: what was begun before may have been said already. */
import type { OutboxRow } from '../../tables/model/outbox.ts';
import type { ChannelId } from '../../tables/model/table.ts';
import type { BotContext } from '../bot.ts';
import type { Outgoing } from '../messages/outgoing.ts';
import type { Channels } from './channels.ts';
import { hasSameWords, isAboutSame } from './message-match.ts';

/** How far Discord's clock may be behind ours. */
const CLOCKS_APART_MS = 60_000;
/** Discord promises a few minutes; for so long the same nonce is sure to be the same message. */
const NONCE_HOLDS_MS = 60_000;

export interface Posting {
  /**
   * The id of the message. `saidBefore` counts what was said in the same words between that time and this errand, by others.
   * Throws what Discord refuses.
   */
  post(
    row: OutboxRow,
    channelId: ChannelId,
    outgoing: Outgoing,
    saidBefore?: (since: Date) => Promise<number>,
  ): Promise<string>;
}

export function postingOf(bot: BotContext, channels: Channels): Posting {
  return {
    async post(row, channelId, outgoing, saidBefore = async () => 0) {
      const isSure = row.attempts === 0 || bot.now().getTime() - row.dueAt.getTime() < NONCE_HOLDS_MS;
      if (!isSure) {
        const since = earliestSending(row);
        const isSame = row.errand.kind === 'direct' ? isAboutSame : hasSameWords;
        const sent = (await channels.sentSince(channelId, since)).filter((one) => isSame(one, outgoing));
        const ours = sent[await saidBefore(since)];
        if (ours !== undefined) return ours.messageId;
      }
      const { messageId } = await channels.send(channelId, outgoing, nonceOf(row));
      return messageId;
    },
  };
}

/** Nothing of this errand was sent before, by Discord's clock. */
export function earliestSending({ dueAt }: OutboxRow): Date {
  return new Date(dueAt.getTime() - CLOCKS_APART_MS);
}

const RADIX = 36;

/**
 * At most 25 letters. A database that was put back gives out the same numbers again, so the second in which the errand was due
 * goes with its number. `isAgain`: what an earlier attempt has posted is there, and another message is wanted.
 */
export function nonceOf({ tableId, id, dueAt, attempts }: OutboxRow, { isAgain = false } = {}): string {
  const second = Math.floor(dueAt.getTime() / 1000);
  const attempt = isAgain ? (attempts % RADIX).toString(RADIX) : '';
  return `${tableId}-${id.toString(RADIX)}-${second.toString(RADIX)}${attempt}`;
}
