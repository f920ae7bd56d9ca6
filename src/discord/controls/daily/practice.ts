/** Controls of practice: opening it, choosing a past day, and starting or starting over. */
import { attemptNamed } from '../../../daily/attempt/attempt-id.ts';
import { readDailyDate } from '../../../daily/day.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { refuseInWords } from '../../interactions/acting.ts';
import { DAILY_OFF, isDailyOff, readerOf } from '../../interactions/pages/daily.ts';
import { practiceStanding, showLatestPractice, showPractice } from '../../interactions/pages/practice.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledge, acknowledgePress, complete } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

/** Opens the practice in a new message, so that the page with the button stays. */
export const practice: Control<'practice'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  rate: 'views',
  async press(bot, press) {
    await acknowledge(press);
    if (await isDailyOff(bot, press)) return refuseInWords(bot, press, DAILY_OFF);
    return showLatestPractice(bot, press);
  },
};

/** Each day has its own message: the judgement of a finished practice may still be on its way to the page with the menu. */
export const practiceDay: Control<'practice-day'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  rate: 'views',
  async press(bot, press) {
    const date = press.isStringSelectMenu() ? readDailyDate(press.values[0] ?? '') : null;
    if (date === null) return unknownControl(bot, press);
    await acknowledge(press);
    if (await isDailyOff(bot, press)) return refuseInWords(bot, press, DAILY_OFF);
    return showPractice(bot, press, () => practiceStanding(bot, press, date));
  },
};

export const practiceStart: Control<'practice-start'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  async press(bot, press, { table }) {
    const named = attemptNamed(table);
    if (named?.kind !== 'practice') return unknownControl(bot, press);
    await acknowledgePress(press);
    if (await isDailyOff(bot, press)) return complete(press, { content: bot.translate(DAILY_OFF) });
    const userId = press.user.id as UserId;
    const standing = await bot.daily.practice.begin(userId, named.date, readerOf(bot, press));
    return showPractice(bot, press, async () => standing);
  },
};
