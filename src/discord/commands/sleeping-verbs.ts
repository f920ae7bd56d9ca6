/** What /game reopen does: the table that slept goes on. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { tableRefuses } from '../../tables/refusal.ts';
import type { Bot } from '../bot.ts';
import { refuse } from '../interactions/acting.ts';
import { refusedToHost } from '../interactions/hosting.ts';
import { channelOf, rulerOf } from '../interactions/people.ts';
import { complete } from '../interactions/replies.ts';

export async function reopenTable(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const channel = channelOf(interaction);
  const standing = await bot.tables.closedIn(channel);
  const isTaken = standing !== null && (await bot.tables.standingIn(channel)) !== null;
  const done =
    standing === null
      ? tableRefuses('none-closed')
      : isTaken
        ? tableRefuses('channel-taken')
        : ((await refusedToHost(bot, interaction)) ??
          (await bot.tables.reopen(await rulerOf(bot, interaction), standing.table.id)));
  if (done.ok) await complete(interaction, { content: bot.translate({ key: 'reopen.done' }) });
  else await refuse(bot, interaction, done, null);
}
