/** /game reopen: continues a closed table in the channel or thread where the command is used. */
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../../../src/discord/bot.ts';
import type { InteractionResult } from '../../../src/discord/interaction-result.ts';
import { refuse, refuseInWords } from '../../../src/discord/interactions/acting.ts';
import { refusedToHost } from '../../../src/discord/interactions/hosting.ts';
import {
  channelOf,
  channelOfRights,
  guildOf,
  missingPermissions,
  missingPhrase,
  privilegedActorOf,
  serverActorOf,
} from '../../../src/discord/interactions/people.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import type { Suggestion } from '../../../src/discord/interactions/typed-answers.ts';
import { gameOf } from '../../../src/discord/messages/servers/remains-message.ts';
import { tableRefuses } from '../../../src/tables/model/refusal.ts';
import type { TableId } from '../../../src/tables/model/table.ts';
import { mayWake } from '../../../src/tables/waiting/sleeping.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { suggestTables } from '../parts/table-suggestions.ts';

export const reopen: Subcommand = {
  name: 'reopen',
  options: (translate) => [optionsIn(translate).suggested('table', 'closed-table')],
  run: reopenTable,
  suggest: suggestClosed,
};

/** If no table was typed, reopens the one most recently closed here, which even a moderator of only this channel may do. */
async function reopenTable(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult> {
  const channelId = channelOf(interaction);
  const chosen = interaction.options.getString('table') as TableId | null;
  const id = chosen ?? (await bot.tables.closedIn(channelId))?.table.id ?? null;
  if (id === null) return refuse(bot, interaction, tableRefuses('none-closed'), null);
  const refused = await refusedToHost(bot, interaction);
  if (refused !== null) return refuse(bot, interaction, refused, null);
  const missing = missingPermissions(interaction);
  if (missing.length > 0) return refuseInWords(bot, interaction, missingPhrase(interaction, missing));
  const by = await (chosen === null ? privilegedActorOf : serverActorOf)(bot, interaction);
  const done = await bot.tables.reopen(
    by,
    id,
    { guildId: guildOf(interaction), channelId },
    channelOfRights(interaction),
  );
  if (done.ok) return complete(interaction, { content: bot.translate({ key: 'reopen.done' }) });
  const isUnknown = done.refusal.code === 'no-table';
  return refuse(bot, interaction, isUnknown ? tableRefuses('no-such-table') : done, null);
}

/** Suggests the closed tables on this server that the person who is typing may reopen in this channel. */
async function suggestClosed(bot: Bot, interaction: AutocompleteInteraction): Promise<readonly Suggestion[]> {
  const { userId, isModerator } = await serverActorOf(bot, interaction);
  const closed = await bot.tables.closedOfServer(guildOf(interaction));
  const theirs = closed.filter(
    (table) => bot.catalogue.has(table.gameId) && mayWake(table, userId, isModerator),
  );
  const named = theirs.map((table) => ({ ...table, game: gameOf(bot.catalogue, table) }));
  return suggestTables(bot, interaction, named);
}
