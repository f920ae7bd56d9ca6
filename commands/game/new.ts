/** /game new: open a table, in a thread of its own or in the channel. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Catalogue } from '../../src/core/catalogue.ts';
import type { OptionSpec } from '../../src/core/game.ts';
import type { Translate } from '../../src/core/telling/presenter.ts';
import type { Bot } from '../../src/discord/bot.ts';
import type { Handled } from '../../src/discord/handled.ts';
import { refuse, refuseInWords } from '../../src/discord/interactions/acting.ts';
import { channelForThread, refusedToHost, threadFor } from '../../src/discord/interactions/hosting.ts';
import { languageOfServer } from '../../src/discord/interactions/language.ts';
import {
  channelOf,
  channelOfRights,
  doerOf,
  guildOf,
  missingPermissions,
  missingSaying,
} from '../../src/discord/interactions/people.ts';
import { complete } from '../../src/discord/interactions/replies.ts';
import { channelMention } from '../../src/discord/messages/pieces/parts.ts';
import { readText } from '../../src/discord/messages/questions/typed-value.ts';
import { LONGEST_SEED } from '../../src/tables/lobby/lobby.ts';
import { TABLE_PLACES, type TablePlace } from '../../src/tables/model/settings.ts';
import { PASSINGS, type Passing } from '../../src/tables/model/table.ts';
import { deadlineOf, deadlineOption } from '../parts/deadline-option.ts';
import { languageChosen, languageOption } from '../parts/language-option.ts';
import { optionsIn } from '../parts/options.ts';
import type { Subcommand } from '../parts/subcommand.ts';
import { roleChosen } from './parts/at-table.ts';
import { suggestForLobby } from './parts/lobby-suggestions.ts';

type Typed = ChatInputCommandInteraction;

export const newTable: Subcommand = {
  name: 'new',
  options: optionsOfNew,
  run: openTable,
  suggest: suggestForLobby,
};

/** The options of every game; those of another game are refused with a word. */
function optionsOfNew(translate: Translate, catalogue: Catalogue): APIApplicationCommandBasicOption[] {
  const { game, suggested, oneOf, yesOrNo } = optionsIn(translate);
  const ofGames = new Set([...catalogue.values()].flatMap((entry) => Object.keys(entry.game.options)));
  return [
    game(catalogue),
    suggested('role'),
    oneOf('where', TABLE_PLACES),
    ...[...ofGames].map((option) => suggested(option)),
    oneOf('passing', PASSINGS),
    yesOrNo('casual'),
    deadlineOption('option.deadline', translate),
    languageOption('option.table-language', translate, { undoes: false }),
    {
      type: ApplicationCommandOptionType.String,
      name: 'seed',
      description: translate({ key: 'option.seed' }),
      max_length: LONGEST_SEED,
    },
  ];
}

async function openTable(bot: Bot, interaction: Typed): Promise<Handled> {
  const refused = await refusedToHost(bot, interaction);
  if (refused !== null) return refuse(bot, interaction, refused, null);
  const settings = await bot.settings.ofServer(guildOf(interaction));
  const wanted = placeChosen(interaction);
  const channel = channelForThread(interaction, wanted ?? settings.places ?? 'thread');
  const missing = channel === null ? missingPermissions(interaction) : [];
  if (missing.length > 0) return refuseInWords(bot, interaction, missingSaying(interaction, missing));
  const gameId = interaction.options.getString('game') ?? firstGame(bot);
  const specs = bot.catalogue.get(gameId)?.game.options ?? {};
  const seed = interaction.options.getString('seed');
  const language = languageChosen(interaction) ?? (await languageOfServer(bot, interaction));
  const here = channelOf(interaction);
  const order = {
    gameId,
    options: gameOptions(specs, interaction),
    passing: passingChosen(interaction),
    isCasual: interaction.options.getBoolean('casual') ?? false,
    overdueAfter: deadlineOf(interaction, settings),
    language,
    place: { guildId: guildOf(interaction), channelId: here },
    openedIn: channelOfRights(interaction),
    role: roleChosen(interaction, 'role'),
    ...(seed === null ? {} : { seed }),
  };
  const done = await bot.tables.open(doerOf(interaction), order, async (ordered, id) => {
    const thread =
      channel === null ? null : await threadFor(bot, interaction, channel, { id, gameId, language });
    return thread === null ? ordered : { ...ordered, channelId: thread };
  });
  if (!done.ok) return refuse(bot, interaction, done, null);
  const { channelId } = done.table.place;
  const isThread = channelId !== here;
  const inPlace = wanted === 'thread' ? 'new.done-no-thread' : 'new.done';
  const saying = isThread
    ? { key: 'new.done-in-thread', with: { channel: channelMention(channelId) } }
    : { key: inPlace };
  return complete(interaction, { content: bot.translate(saying) });
}

function placeChosen({ options }: Typed): TablePlace | null {
  const chosen = options.getString('where');
  return TABLE_PLACES.find((place) => place === chosen) ?? null;
}

function firstGame(bot: Bot): string {
  return [...bot.catalogue.keys()][0] ?? '';
}

/** What was typed for each option of the game, read as the first kind of value that it can be. */
function gameOptions(
  specs: { readonly [option: string]: OptionSpec },
  interaction: Typed,
): { readonly [option: string]: unknown } {
  const given = Object.entries(specs).flatMap(([option, spec]) => {
    const text = interaction.options.getString(option);
    if (text === null) return [];
    const value = spec.fields.map((field) => readText(field, text)).find((read) => read !== undefined);
    return [[option, value ?? text]];
  });
  return Object.fromEntries(given);
}

function passingChosen(interaction: Typed): Passing {
  const chosen = interaction.options.getString('passing');
  return PASSINGS.find((passing) => passing === chosen) ?? 'after-a-minute';
}
