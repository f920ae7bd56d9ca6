/** /learn: a guided first game for one person, in a thread of their own. */
import { type ChatInputCommandInteraction, InteractionContextType } from 'discord.js';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import type { Handled } from '../src/discord/handled.ts';
import { boardLink, refuse, refuseInWords } from '../src/discord/interactions/acting.ts';
import {
  channelForLesson,
  letBackIn,
  refusedToHost,
  threadFor,
} from '../src/discord/interactions/hosting.ts';
import {
  channelOf,
  doerOf,
  guildOf,
  missingPermissions,
  missingSaying,
} from '../src/discord/interactions/people.ts';
import { acknowledge, complete } from '../src/discord/interactions/replies.ts';
import { channelMention } from '../src/discord/messages/pieces/parts.ts';
import { optionsIn } from './parts/options.ts';

export const learn: Command = {
  name: 'learn',
  declare: (translate, catalogue) => ({
    name: 'learn',
    description: translate({ key: 'command.learn' }),
    contexts: [InteractionContextType.Guild],
    options: [optionsIn(translate).game(catalogue)],
  }),
  run: openLesson,
};

async function openLesson(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Handled> {
  await acknowledge(interaction);
  const refused = await refusedToHost(bot, interaction);
  if (refused !== null) return refuse(bot, interaction, refused, null);
  const channel = channelForLesson(interaction);
  const missing = channel === null ? missingPermissions(interaction) : [];
  if (missing.length > 0) return refuseInWords(bot, interaction, missingSaying(interaction, missing));
  const gameId = interaction.options.getString('game') ?? firstGame(bot);
  const { language } = bot;
  const place = { guildId: guildOf(interaction), channelId: channelOf(interaction) };
  const done = await bot.tables.learn(
    doerOf(interaction),
    { gameId, language, place },
    async (ordered, id) => {
      const thread =
        channel === null
          ? null
          : await threadFor(bot, interaction, channel, { id, gameId, language, isLesson: true });
      return thread === null ? ordered : { ...ordered, channelId: thread };
    },
  );
  if (!done.ok) return refuse(bot, interaction, done, null);
  const { id, place: settled } = done.table;
  if (done.isOld) await letBackIn(bot, interaction, settled.channelId);
  const link = done.isOld ? await boardLink(bot, settled.guildId, id) : null;
  const where = { channel: channelMention(settled.channelId), link: link ?? '' };
  const saying = { key: done.isOld ? 'learn.begun-before' : 'learn.begun', with: where };
  return complete(interaction, { content: bot.translate(saying) });
}

/** The first game of the catalogue that has a lesson. */
function firstGame({ catalogue }: Bot): string {
  const [first] = [...catalogue].flatMap(([id, { lesson }]) => (lesson === null ? [] : [id]));
  return first ?? '';
}
