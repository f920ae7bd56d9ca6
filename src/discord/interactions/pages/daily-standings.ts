/**
 * Shows the standings of the daily challenge, with the names of people who agreed to be shown; readers always see their own name.
 */
import type { Ranked } from '../../../daily/ranking.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import {
  allServersMessage,
  type StandingsLine,
  standingsMessage,
} from '../../messages/daily/standings-message.ts';
import type { Reply } from '../../messages/pieces/reply.ts';

export const STANDINGS = ['day', 'week', 'all'] as const;
export type Standings = (typeof STANDINGS)[number];

/** Few enough to read at a glance. */
const MAX_LINES = 10;

export async function standingsReply(
  bot: Bot,
  span: Standings,
  userId: UserId,
  guildId: string | null,
): Promise<Reply> {
  const { daily, settings, translate } = bot;
  if (span === 'all')
    return { content: allServersMessage(await daily.allServers(userId, guildId), translate) };
  if (guildId === null) return { content: translate({ key: 'daily.standings-elsewhere' }) };
  const { people, isWithoutToday } = await daily.serverStandings(userId, guildId, span);
  const own = people.findIndex((each) => each.userId === userId);
  const shown = people.filter((_, at) => at < MAX_LINES || at === own);
  const lines = await Promise.all(shown.map((each) => lineOf(bot, each, userId)));
  const isHidden = (await settings.ofPerson(userId)).dailyNamed !== true;
  const content = standingsMessage(
    { span, lines, people: people.length, isWithoutToday, isHidden },
    translate,
  );
  return { content };
}

async function lineOf(
  { daily, settings }: Bot,
  { userId, place, points }: Ranked,
  reader: UserId,
): Promise<StandingsLine> {
  const streak = await daily.streak(userId);
  if (userId === reader) return { place, points, streak, who: 'self' };
  const { dailyNamed } = await settings.ofPerson(userId);
  return { place, points, streak, who: dailyNamed === true ? userId : 'hidden' };
}
