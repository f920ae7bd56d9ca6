/** /game new: open a table of the game that is named, or be asked which. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Catalogue } from '../../../src/core/catalogue.ts';
import type { OptionSpec } from '../../../src/core/game.ts';
import type { Translate } from '../../../src/core/telling/saying.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import type { Handled } from '../../../src/discord/handled.ts';
import { askWhichGame, openTable, USUAL } from '../../../src/discord/interactions/opening.ts';
import { LONGEST_SEED, seedTyped } from '../../../src/tables/lobby/seed.ts';
import { TABLE_PLACES, type TablePlace } from '../../../src/tables/model/settings.ts';
import { ADVICE_SETTINGS, PASSINGS, type Passing } from '../../../src/tables/model/table.ts';
import { deadlineChosen, deadlineOption } from '../../parts/deadline-option.ts';
import { languageChosen, languageOption } from '../../parts/language-option.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { adviceIn } from '../parts/advice-option.ts';
import { roleChosen } from '../parts/at-table.ts';
import { gamesMeant, optionsOfGames, valueTyped } from '../parts/game-meant.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';

type Typed = ChatInputCommandInteraction;

export const newTable: Subcommand = {
  name: 'new',
  options: optionsOfNew,
  run: openTyped,
  suggest: suggestForLobby,
};

/** The options of every game; those of another game are refused with a word. */
function optionsOfNew(translate: Translate, catalogue: Catalogue): APIApplicationCommandBasicOption[] {
  const { game, suggested, oneOf, yesOrNo } = optionsIn(translate);
  return [
    game(catalogue),
    suggested('role'),
    oneOf('where', TABLE_PLACES),
    ...optionsOfGames(catalogue).map((option) => suggested(option)),
    oneOf('passing', PASSINGS),
    yesOrNo('casual'),
    oneOf('advice', ADVICE_SETTINGS),
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

/**
 * Without any option the bot asks which game to open. With other options but no game it opens the first game that they
 * fit.
 */
async function openTyped(bot: Bot, interaction: Typed): Promise<Handled> {
  const isBare = interaction.options.data.every(({ options = [] }) => options.length === 0);
  if (isBare && bot.catalogue.size > 1) return askWhichGame(bot, interaction);
  const gameId =
    interaction.options.getString('game') ?? gamesMeant(bot, interaction.options)[0]?.game.id ?? '';
  const specs = bot.catalogue.get(gameId)?.game.options ?? {};
  const seed = interaction.options.getString('seed');
  const advice = adviceIn(interaction, 'advice');
  return openTable(bot, interaction, {
    gameId,
    options: gameOptions(bot.catalogue, specs, interaction),
    passing: passingChosen(interaction) ?? USUAL.passing,
    isCasual: interaction.options.getBoolean('casual') ?? USUAL.isCasual,
    deadlineHours: deadlineChosen(interaction),
    language: languageChosen(interaction) ?? null,
    role: roleChosen(interaction, 'role'),
    where: placeChosen(interaction),
    ...(seed === null ? {} : { seed: seedTyped(seed) }),
    ...(advice === undefined ? {} : { advice }),
  });
}

function placeChosen({ options }: Typed): TablePlace | null {
  const chosen = options.getString('where');
  return TABLE_PLACES.find((place) => place === chosen) ?? null;
}

/** What was typed for the options of games; what the game cannot read, or does not have, is refused with a word. */
function gameOptions(
  catalogue: Catalogue,
  specs: { readonly [option: string]: OptionSpec },
  { options }: Typed,
): { readonly [option: string]: unknown } {
  const given = optionsOfGames(catalogue).flatMap((option) => {
    const text = options.getString(option);
    if (text === null) return [];
    const spec = specs[option];
    return [[option, (spec === undefined ? undefined : valueTyped(spec, text)) ?? text]];
  });
  return Object.fromEntries(given);
}

function passingChosen(interaction: Typed): Passing | null {
  const chosen = interaction.options.getString('passing');
  return PASSINGS.find((passing) => passing === chosen) ?? null;
}
