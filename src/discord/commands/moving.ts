/** What /game move does: takes a table to the channel or thread in which it was typed. */
import type { AutocompleteInteraction, ChatInputCommandInteraction, Client } from 'discord.js';
import type { Saying } from '../../core/presenter.ts';
import { refusedChannel } from '../../tables/lobby/hosting.ts';
import { mayRule } from '../../tables/lobby/lobby.ts';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { Table, TableId } from '../../tables/model/table.ts';
import type { Bot } from '../bot.ts';
import { refuse } from '../interactions/acting.ts';
import {
  channelOf,
  channelOfRights,
  guildOf,
  missingPermissions,
  missingSaying,
  serverRulerOf,
} from '../interactions/people.ts';
import { complete } from '../interactions/replies.ts';
import { tablesOfServer } from '../interactions/server-tables.ts';
import { matching, type Suggestion } from '../interactions/typed-answers.ts';
import { cut, LIMITS } from '../messages/parts.ts';
import { plainly } from '../messages/quoted.ts';
import { gameOf } from '../messages/remains-message.ts';

export async function moveTable(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const settings = await bot.settings.ofServer(guildOf(interaction));
  const refused = refusedChannel(settings, channelOfRights(interaction));
  if (refused !== null) return refuse(bot, interaction, refused, null);
  const missing = missingPermissions(interaction);
  if (missing.length > 0)
    return complete(interaction, { content: bot.translate(missingSaying(interaction, missing)) });
  const id = interaction.options.getString('table', true) as TableId;
  const place = { guildId: guildOf(interaction), channelId: channelOf(interaction) };
  const done = await bot.tables.move(await serverRulerOf(bot, interaction), id, place);
  if (done.ok) {
    const key = 'rescued' in done ? 'moving.done-unreadable' : 'moving.done';
    return complete(interaction, { content: bot.translate({ key }) });
  }
  const isUnknown = done.refusal.why === 'no-table';
  await refuse(bot, interaction, isUnknown ? tableRefuses('no-such-table') : done, null);
}

/** The tables that somebody may move here. */
export async function suggestTables(
  bot: Bot,
  interaction: AutocompleteInteraction,
): Promise<readonly Suggestion[]> {
  const { userId, isModerator } = await serverRulerOf(bot, interaction);
  const { loadedTables, unreadable } = await tablesOfServer(bot, interaction);
  const named = [
    ...loadedTables.map(({ table }) => ({ ...table, game: gameOf(bot.catalogue, table) })),
    ...unreadable.map((table) => ({
      ...table,
      game: { key: 'moving.unreadable', with: { game: gameOf(bot.catalogue, table) } },
    })),
  ];
  const theirs = named.filter((table) => mayRule(table, userId, isModerator));
  return suggestionsOf(bot, interaction, theirs);
}

type Named = Pick<Table, 'id' | 'place'> & { readonly game: Saying };

/** Each by its game and where it is. */
export function suggestionsOf(
  bot: Bot,
  interaction: AutocompleteInteraction,
  tables: readonly Named[],
): readonly Suggestion[] {
  const suggestions = tables.map((table) => ({
    name: cut(bot.translate(whereItIs(table, interaction.client)), LIMITS.optionLabel),
    value: table.id,
  }));
  return matching(suggestions, interaction.options.getFocused());
}

/** Suggestions are plain text, in which no channel can be mentioned. */
function whereItIs({ game, place }: Named, { channels }: Client): Saying {
  const channel = channels.cache.get(place.channelId);
  return channel !== undefined && 'name' in channel
    ? { key: 'moving.from', with: { game, channel: plainly(channel.name ?? '') } }
    : { key: 'moving.from-unseen', with: { game } };
}
