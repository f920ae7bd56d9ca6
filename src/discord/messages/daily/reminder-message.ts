/** The direct message that reminds a person of the daily challenge. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { attemptId } from '../../../daily/attempt/attempt-id.ts';
import type { KeptDay } from '../../../daily/daily-store.ts';
import type { DailyDate } from '../../../daily/day.ts';
import type { DueReminder } from '../../../daily/reminders.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, row, timestamp } from '../pieces/parts.ts';
import { endOfDay, titleOf, unremindButton } from './daily-message.ts';

export function reminderPhrase({ day, isLast }: DueReminder): Phrase {
  const until = timestamp(endOfDay(day.date), 'relative');
  return { key: isLast ? 'daily.last-reminder' : 'daily.reminder', with: { ...titleOf(day), until } };
}

/** In a direct message, the first button turns the message into the page. */
export function reminderRows({ date }: KeptDay, translate: Translate): readonly Row[] {
  const play = button(playId(date), translate({ key: 'button.daily-play' }), 'success');
  return [row([play, unremindButton(attemptId(date), translate)])];
}

/** The id of the Play button, by which the bot recognises the message until the person uses it. */
export function playId(date: DailyDate): string {
  return formatCustomId({ kind: 'daily', table: attemptId(date) });
}
