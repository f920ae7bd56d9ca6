/** /game move: moves a table to the channel or thread where the command is used. */
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../../../src/discord/bot.ts';
import type { InteractionResult } from '../../../src/discord/interaction-result.ts';
import { refuse, refuseInWords } from '../../../src/discord/interactions/acting.ts';
import {
  channelOf,
  channelOfRights,
  guildOf,
  missingPermissions,
  missingPhrase,
  serverActorOf,
} from '../../../src/discord/interactions/people.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import { tablesOfServer } from '../../../src/discord/interactions/servers/tables.ts';
import type { Suggestion } from '../../../src/discord/interactions/typed-answers.ts';
import { gameOf } from '../../../src/discord/messages/servers/remains-message.ts';
import { refusedChannel } from '../../../src/tables/lobby/hosting.ts';
import { canModerate } from '../../../src/tables/lobby/lobby.ts';
import { tableRefuses } from '../../../src/tables/model/refusal.ts';
import type { TableId } from '../../../src/tables/model/table.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { suggestTables } from '../parts/table-suggestions.ts';

export const move: Subcommand = {
  name: 'move',
  options: (translate) => [{ ...optionsIn(translate).suggested('table'), required: true }],
  run: moveTable,
  suggest: suggestMovable,
};

async function moveTable(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult> {
  const settings = await bot.settings.ofServer(guildOf(interaction));
  const refused = refusedChannel(settings, channelOfRights(interaction));
  if (refused !== null) return refuse(bot, interaction, refused, null);
  const missing = missingPermissions(interaction);
  if (missing.length > 0) return refuseInWords(bot, interaction, missingPhrase(interaction, missing));
  const id = interaction.options.getString('table', true) as TableId;
  const place = { guildId: guildOf(interaction), channelId: channelOf(interaction) };
  const done = await bot.tables.move(await serverActorOf(bot, interaction), id, place);
  if (done.ok) {
    const key = 'rescued' in done ? 'moving.done-unreadable' : 'moving.done';
    return complete(interaction, { content: bot.translate({ key }) });
  }
  const isUnknown = done.refusal.code === 'no-table';
  return refuse(bot, interaction, isUnknown ? tableRefuses('no-such-table') : done, null);
}

/** Suggests the tables that the person who is typing may move to this channel. */
async function suggestMovable(
  bot: Bot,
  interaction: AutocompleteInteraction,
): Promise<readonly Suggestion[]> {
  const { userId, isModerator } = await serverActorOf(bot, interaction);
  const { loadedTables, unreadable } = await tablesOfServer(bot, interaction);
  const named = [
    ...loadedTables.map(({ table }) => ({ ...table, game: gameOf(bot.catalogue, table) })),
    ...unreadable.map((table) => ({
      ...table,
      game: { key: 'moving.unreadable', with: { game: gameOf(bot.catalogue, table) } },
    })),
  ];
  const theirs = named.filter((table) => canModerate(table, userId, isModerator));
  return suggestTables(bot, interaction, theirs);
}
