/** Replies to a command that is now a subcommand. Discord may show an old list for an hour, and people keep old mentions. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Catalogue } from '../../../core/catalogue.ts';
import type { Bot } from '../../bot.ts';
import { type InteractionResult, refusedAs } from '../../interaction-result.ts';
import { commandMention } from '../../messages/pieces/parts.ts';
import { channelOf } from '../people.ts';
import { acknowledge, replyPrivately } from '../replies.ts';
import { unknownCommand } from './unknown.ts';

export async function movedCommand(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
): Promise<InteractionResult> {
  const { catalogue, translate } = bot;
  const games = gamesWith(interaction.commandName, catalogue);
  if (games.length === 0) return unknownCommand(bot, interaction);
  await acknowledge(interaction);
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  const game = games.find((id) => id === loaded?.table.gameId) ?? games[0];
  const command = commandMention(
    `${game} ${interaction.commandName}`,
    bot.commandIds ?? new Map(),
    translate,
  );
  const phrase = { key: 'refusal.command-moved', with: { command } };
  await replyPrivately(interaction, translate(phrase));
  return refusedAs(phrase);
}

/** The games whose command has a subcommand with that name. */
function gamesWith(name: string, catalogue: Catalogue): readonly string[] {
  return [...catalogue].flatMap(([id, { moveCommands }]) =>
    moveCommands.some((command) => command.name === name) ? [id] : [],
  );
}
