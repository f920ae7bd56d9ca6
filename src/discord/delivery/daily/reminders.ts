/** Sends the reminders of the daily challenge that are due, from one process, to people who are neither asleep nor away. */
import type { KeptDay, Reminder } from '../../../daily/daily-store.ts';
import { beginningOf } from '../../../daily/day.ts';
import type { DueReminder } from '../../../daily/reminders.ts';
import type { ChannelId } from '../../../tables/model/table.ts';
import { awakeAt } from '../../../tables/waiting/calling.ts';
import type { BotContext } from '../../bot.ts';
import { playId, reminderPhrase, reminderRows } from '../../messages/daily/reminder-message.ts';
import { retryAfterMs } from '../../retry.ts';
import type { Channels } from '../channels/channels.ts';
import { writeDirectly } from '../waiting/directs.ts';

const RETRY_MS = 5 * 60_000;
const RADIX = 36;

export function remindersOf(bot: BotContext, channels: Channels): () => Promise<void> {
  const { daily, settings, now, log } = bot;

  /** An earlier call may have sent the reminder without finding out. Discord ignores a repeated nonce for a few minutes only. */
  async function isThere({ date }: KeptDay, channelId: ChannelId): Promise<boolean> {
    const sent = await channels.sentSince(channelId, new Date(beginningOf(date)));
    return sent.some(({ customIds }) => customIds.includes(playId(date)));
  }

  async function send(due: DueReminder): Promise<void> {
    const { claimed, day, isRetry } = due;
    const { userId: to, language, hour } = claimed;
    const letter = {
      to,
      language,
      phrase: reminderPhrase(due),
      rows: (translate: Parameters<typeof reminderRows>[1]) => reminderRows(day, translate),
    };
    const nonce = `r${day.number.toString(RADIX)}-${to}`;
    const isWelcome = await writeDirectly(bot, channels, letter, async (channelId, outgoing) => {
      if (isRetry && (await isThere(day, channelId))) return;
      await channels.send(channelId, outgoing, nonce);
    });
    if (!isWelcome) await daily.stopReminding(to);
    log.debug({ hour, isRetry }, 'sent a reminder of the daily challenge');
  }

  async function remind(reminder: Reminder): Promise<void> {
    const person = await settings.ofPerson(reminder.userId);
    const awake = awakeAt(person, now());
    if (awake > now()) return daily.postponeReminder(reminder, awake);
    const due = await daily.takeReminder(reminder, person.timeZone);
    if (due === null) return;
    try {
      await send(due);
      await daily.endReminder(due, person.timeZone);
    } catch (error) {
      log.warn({ error }, 'cannot send a reminder of the daily challenge');
      const again = new Date(now().getTime() + Math.max(RETRY_MS, retryAfterMs(error)));
      await daily.postponeReminder(due.claimed, again);
    }
  }

  return async () => {
    for (const reminder of await daily.remindersDue()) await remind(reminder);
  };
}
