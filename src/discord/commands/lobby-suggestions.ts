/** What can be typed into the options of /game: who can still be played, the values an option takes. */
import type { AutocompleteInteraction } from 'discord.js';
import { valuesOf } from '../../core/answer.ts';
import type { GameEntry } from '../../core/catalogue.ts';
import type { OptionSpec } from '../../core/game.ts';
import type { Table, TableSeat } from '../../tables/table.ts';
import type { Bot } from '../bot.ts';
import { channelOf } from '../interactions/people.ts';
import { matching, type Suggestion } from '../interactions/typed-answers.ts';
import { LIMITS } from '../messages/parts.ts';

export async function suggestForLobby(
  bot: Bot,
  interaction: AutocompleteInteraction,
): Promise<readonly Suggestion[]> {
  const { name, value } = interaction.options.getFocused(true);
  const standing = await bot.tables.standingIn(channelOf(interaction));
  const isNew = interaction.options.getSubcommand() === 'new';
  const entry = isNew ? gameTyped(bot, interaction) : standing?.entry;
  if (entry === undefined) return [];
  const table = isNew ? null : (standing?.table ?? null);
  const suggestions = ['role', 'first'].includes(name)
    ? rolesFor(bot, entry, interaction, table)
    : optionValues(bot, entry, name);
  return matching(suggestions, value);
}

function gameTyped(bot: Bot, interaction: AutocompleteInteraction): GameEntry | undefined {
  const typed = interaction.options.getString('game');
  return typed === null ? [...bot.catalogue.values()][0] : bot.catalogue.get(typed);
}

/** Whoever joins takes a role that nobody plays; everything else is about one that somebody has. */
function rolesFor(
  bot: Bot,
  { game, face }: GameEntry,
  interaction: AutocompleteInteraction,
  table: Table | null,
): readonly Suggestion[] {
  const wantsFree = ['new', 'join'].includes(interaction.options.getSubcommand());
  const roles = table?.status === 'playing' ? rolesPlayed(table, interaction) : null;
  const taken = table?.seats.flatMap(({ role }) => role ?? []) ?? [];
  return (roles ?? game.roles.filter((role) => taken.includes(role) !== wantsFree)).map((role) => ({
    name: bot.translate(face.role(role)),
    value: role,
  }));
}

/** Once a game has begun, only the seats at its table can be meant. */
function rolesPlayed({ seats }: Table, interaction: AutocompleteInteraction): readonly string[] {
  const subcommand = interaction.options.getSubcommand();
  const isMeant = ({ userId }: TableSeat) =>
    subcommand === 'join' ? userId === null : subcommand !== 'leave' || userId === interaction.user.id;
  return seats.filter(isMeant).flatMap(({ role }) => role ?? []);
}

function optionValues(bot: Bot, { game, face }: GameEntry, option: string): readonly Suggestion[] {
  const spec: OptionSpec | undefined = game.options[option];
  const [field] = spec?.fields ?? [];
  if (field === undefined) return [];
  return [...valuesOf(field)].slice(0, LIMITS.choices).map((value) => ({
    name: bot.translate(face.optionValue(option, value)),
    value: String(value),
  }));
}
