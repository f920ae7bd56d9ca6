/** A table as a suggestion for moving or reopening: its name, its game and its place. */
import type { AutocompleteInteraction, Client } from 'discord.js';
import type { Phrase } from '../../../src/core/presentation/phrase.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import { matching, type Suggestion } from '../../../src/discord/interactions/typed-answers.ts';
import { cut, LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import { plainly } from '../../../src/discord/messages/pieces/quoted.ts';
import type { Table } from '../../../src/tables/model/table.ts';
import { tableNameOf } from '../../../src/tables/model/table-name.ts';

type Named = Pick<Table, 'id' | 'place'> & { readonly game: Phrase };

export function suggestTables(
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

/** Suggestions are plain text, so they can't contain a channel mention. */
function whereItIs({ id, game, place }: Named, { channels }: Client): Phrase {
  const table = { key: `table.name.${tableNameOf(id)}` };
  const channel = channels.cache.get(place.channelId);
  return channel !== undefined && 'name' in channel
    ? { key: 'moving.from', with: { table, game, channel: plainly(channel.name ?? '') } }
    : { key: 'moving.from-unseen', with: { table, game } };
}
