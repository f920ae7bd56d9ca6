/** Buttons of the daily challenge: its page, the start of an attempt, and how to play. */
import { attemptNamed, dateOfCounted } from '../../../daily/attempt/attempt-id.ts';
import type { TableId, UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import type { Press } from '../../incoming.ts';
import { refuseInWords } from '../../interactions/acting.ts';
import { readerOf, showDaily } from '../../interactions/pages/daily.ts';
import { gameGuideReply } from '../../interactions/pages/guide.ts';
import { practiceStatus, showPractice } from '../../interactions/pages/practice.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledge, acknowledgePress, complete } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';
import { ifDailyIsOn } from './if-on.ts';

export const daily: Control<'daily'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const named = attemptNamed(table);
    if (named?.kind === 'practice')
      return showPractice(bot, press, () => practiceStatus(bot, press, named.date));
    return showDaily(bot, press, () => statusOf(bot, press));
  },
};

/** Shows today's attempt, whatever day the message was posted on. */
export const dailyPlay: Control<'daily-play'> = {
  usedBy: 'anybody',
  isOfAttempts: true,
  isOnPosts: true,
  press: ifDailyIsOn(acknowledge, (bot, press) => showDaily(bot, press, () => statusOf(bot, press))),
};

export const dailyStart: Control<'daily-start'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  press: ifDailyIsOn(acknowledgePress, async (bot, press, { table }) => {
    const date = dateOfCounted(table);
    if (date === null) return unknownControl(bot, press);
    const status = await bot.daily.begin(press.user.id as UserId, date, readerOf(bot, press));
    return showDaily(bot, press, async () => status);
  }),
};

export const dailyGuide: Control<'daily-guide'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  rate: 'views',
  async press(bot, press, { table }) {
    await acknowledge(press);
    const game = await gameOf(bot, press, table);
    if (game === null) return refuseInWords(bot, press, { key: 'refusal.daily-over' });
    return complete(press, await gameGuideReply(bot, game, 0, press.guildId));
  },
};

function statusOf(bot: Bot, press: Press) {
  return bot.daily.status(press.user.id as UserId, readerOf(bot, press));
}

async function gameOf(bot: Bot, press: Press, table: TableId): Promise<string | null> {
  const named = attemptNamed(table);
  const status =
    named?.kind === 'practice' ? await practiceStatus(bot, press, named.date) : await statusOf(bot, press);
  const isOfDay = 'loaded' in status && status.loaded.table.id === table;
  return isOfDay ? status.loaded.day.gameId : null;
}
