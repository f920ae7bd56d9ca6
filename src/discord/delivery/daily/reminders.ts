/** Sends the reminders of the daily challenge that are due, from one process, to people who are neither asleep nor away. */
import type { Reminder } from '../../../daily/daily-store.ts';
import type { DueReminder } from '../../../daily/reminders.ts';
import { awakeAt } from '../../../tables/waiting/calling.ts';
import type { BotContext } from '../../bot.ts';
import { reminderPhrase, reminderRows } from '../../messages/daily/reminder-message.ts';
import { retryAfterMs } from '../../retry.ts';
import type { Channels } from '../channels/channels.ts';
import { writeDirectly } from '../waiting/directs.ts';

const RETRY_MS = 5 * 60_000;
const RADIX = 36;

export function remindersOf(bot: BotContext, channels: Channels): () => Promise<void> {
  const { daily, settings, now, log } = bot;

  /** If sending fails, the reminder is due again in a few minutes. The nonce stays the same, so Discord posts it only once. */
  async function send({ userId: to, language, hour, unanswered }: Reminder, due: DueReminder): Promise<void> {
    const letter = {
      to,
      language,
      phrase: reminderPhrase(due),
      rows: (translate: Parameters<typeof reminderRows>[1]) => reminderRows(due.day, translate),
    };
    const nonce = `r${due.day.number.toString(RADIX)}-${to}`;
    const isWelcome = await writeDirectly(bot, channels, letter, (channelId, outgoing) =>
      channels.send(channelId, outgoing, nonce),
    );
    if (!isWelcome) await daily.stopReminding(to);
    log.debug({ hour, unanswered }, 'sent a reminder of the daily challenge');
  }

  async function remind(reminder: Reminder): Promise<void> {
    const { userId } = reminder;
    const person = await settings.ofPerson(userId);
    const awake = awakeAt(person, now());
    if (awake > now()) return daily.postponeReminder(reminder, awake);
    const due = await daily.takeReminder(reminder, person.timeZone);
    if (due === null) return;
    try {
      await send(reminder, due);
    } catch (error) {
      log.warn({ error }, 'cannot send a reminder of the daily challenge');
      const moved = await daily.reminderOf(userId);
      const again = new Date(now().getTime() + Math.max(RETRY_MS, retryAfterMs(error)));
      const { sentFor, unanswered } = reminder;
      if (moved !== null) await daily.postponeReminder({ ...moved, sentFor, unanswered }, again);
    }
  }

  return async () => {
    for (const reminder of await daily.remindersDue()) await remind(reminder);
  };
}
