/** Button: shows the standings of today's challenge on this server, or on all servers if it's pressed in a direct message. */
import type { UserId } from '../../../tables/model/table.ts';
import { standingsReply } from '../../interactions/pages/daily-standings.ts';
import { acknowledge, complete } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';
import { ifDailyIsOn } from './if-on.ts';

export const dailyStandings: Control<'daily-standings'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  rate: 'views',
  press: ifDailyIsOn(acknowledge, async (bot, press) => {
    const { guildId } = press;
    const span = guildId === null ? 'all' : 'day';
    return complete(press, await standingsReply(bot, span, press.user.id as UserId, guildId));
  }),
};
