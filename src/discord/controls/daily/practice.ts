/** Controls of practice: opening it, choosing a past day, and starting or starting over. */
import { attemptNamed } from '../../../daily/attempt/attempt-id.ts';
import { readDailyDate } from '../../../daily/day.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { readerOf } from '../../interactions/pages/daily.ts';
import { practiceStatus, showLatestPractice, showPractice } from '../../interactions/pages/practice.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledge, acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';
import { ifDailyIsOn } from './if-on.ts';

/** Opens the practice in a new message, so that the page with the button stays. */
export const practice: Control<'practice'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  rate: 'views',
  press: ifDailyIsOn(acknowledge, showLatestPractice),
};

/** Each day has its own message: the judgement of a finished practice may still be on its way to the page with the menu. */
export const practiceDay: Control<'practice-day'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  rate: 'views',
  press: ifDailyIsOn(acknowledge, async (bot, press) => {
    const date = press.isStringSelectMenu() ? readDailyDate(press.values[0] ?? '') : null;
    if (date === null) return unknownControl(bot, press);
    return showPractice(bot, press, () => practiceStatus(bot, press, date));
  }),
};

export const practiceStart: Control<'practice-start'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  press: ifDailyIsOn(acknowledgePress, async (bot, press, { table }) => {
    const named = attemptNamed(table);
    if (named?.kind !== 'practice') return unknownControl(bot, press);
    const userId = press.user.id as UserId;
    const status = await bot.daily.practice.begin(userId, named.date, readerOf(bot, press));
    return showPractice(bot, press, async () => status);
  }),
};
