/** Shared by the commands about a channel's table: finds the table, reads the typed role, and replies with the result. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../../../src/discord/bot.ts';
import type { InteractionResult } from '../../../src/discord/interaction-result.ts';
import { noTableHere, refuse } from '../../../src/discord/interactions/acting.ts';
import { channelOf } from '../../../src/discord/interactions/people.ts';
import { type Answerable, complete } from '../../../src/discord/interactions/replies.ts';
import type { Done } from '../../../src/tables/model/change.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';

export async function atTable(
  bot: Bot,
  interaction: Answerable,
  verb: (loaded: LoadedTable) => Promise<InteractionResult>,
): Promise<InteractionResult> {
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  return loaded === null ? refuse(bot, interaction, await noTableHere(bot, interaction), null) : verb(loaded);
}

/** If nothing or `random` was typed, the role is drawn when the game starts. */
export function roleChosen(interaction: ChatInputCommandInteraction, option: string): string | null {
  const role = interaction.options.getString(option)?.trim().toLowerCase() ?? null;
  return role === '' || role === 'random' ? null : role;
}

/** `key` is the key of the success message. */
export function answer(
  bot: Bot,
  interaction: Answerable,
  done: Done,
  key: string,
): Promise<InteractionResult> {
  return done.ok
    ? complete(interaction, { content: bot.translate({ key }) })
    : refuse(bot, interaction, done, null);
}
