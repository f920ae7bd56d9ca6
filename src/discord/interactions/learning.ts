/** Begins somebody's lesson in a thread of their own, or leads them back to the one that they have begun. */

import type { Bot } from '../bot.ts';
import type { Handled } from '../handled.ts';
import { channelMention } from '../messages/pieces/parts.ts';
import { boardLink, refuse, refuseInWords } from './acting.ts';
import { channelForLesson, letBackIn, refusedToHost, threadFor } from './hosting.ts';
import { channelOf, doerOf, guildOf, missingPermissions, missingSaying } from './people.ts';
import { type Answerable, complete } from './replies.ts';

/** Completes the acknowledged interaction. Where the bot may open no thread, the lesson is in the channel, and is said to be. */
export async function openLesson(bot: Bot, interaction: Answerable, gameId: string): Promise<Handled> {
  const refused = await refusedToHost(bot, interaction);
  if (refused !== null) return refuse(bot, interaction, refused, null);
  const channel = channelForLesson(interaction);
  const missing = channel === null ? missingPermissions(interaction) : [];
  if (missing.length > 0) return refuseInWords(bot, interaction, missingSaying(interaction, missing));
  const { language } = bot;
  const place = { guildId: guildOf(interaction), channelId: channelOf(interaction) };
  const done = await bot.tables.learn(
    doerOf(interaction),
    { gameId, language, place },
    async (ordered, id) => {
      if (channel === null) return ordered;
      const thread = await threadFor(bot, interaction, channel, { id, gameId, language, isLesson: true });
      return thread === null ? null : { ...ordered, channelId: thread };
    },
  );
  if (!done.ok) return refuse(bot, interaction, done, null);
  const { id, place: settled } = done.table;
  if (done.isOld) await letBackIn(bot, interaction, settled.channelId);
  const link = done.isOld ? await boardLink(bot, settled.guildId, id) : null;
  const where = { channel: channelMention(settled.channelId), link: link ?? '' };
  const begun = channel === null ? 'learn.begun-here' : 'learn.begun';
  return complete(interaction, {
    content: bot.translate({ key: done.isOld ? 'learn.begun-before' : begun, with: where }),
  });
}
