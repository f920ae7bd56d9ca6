/** /game new: open a table of the game that is named, or be asked which. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Catalogue } from '../../../src/core/catalogue.ts';
import type { Translate } from '../../../src/core/telling/saying.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import type { Handled } from '../../../src/discord/handled.ts';
import { openTable } from '../../../src/discord/interactions/opening.ts';
import { type TypedWish, wishFor } from '../../../src/discord/interactions/typed-wish.ts';
import { askWhichGame } from '../../../src/discord/interactions/which-game.ts';
import { LONGEST_SEED, seedTyped } from '../../../src/tables/lobby/seed.ts';
import { TABLE_PLACES } from '../../../src/tables/model/settings.ts';
import { ADVICE_SETTINGS, PASSINGS } from '../../../src/tables/model/table.ts';
import { deadlineChosen, deadlineOption } from '../../parts/deadline-option.ts';
import { languageChosen, languageOption } from '../../parts/language-option.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { adviceIn } from '../parts/advice-option.ts';
import { roleChosen } from '../parts/at-table.ts';
import { gamesMeant, gamesToChooseFrom, optionsOfGames } from '../parts/game-meant.ts';
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

/** Unless the options decide which game it is, the bot asks, and keeps what was typed. */
async function openTyped(bot: Bot, interaction: Typed): Promise<Handled> {
  const typed = typedIn(bot.catalogue, interaction);
  const choice = gamesToChooseFrom(bot, interaction.options);
  if (choice.length > 0) return askWhichGame(bot, interaction, choice, typed);
  const named = interaction.options.getString('game');
  const gameId = named ?? gamesMeant(bot, interaction.options)[0]?.game.id ?? '';
  return openTable(bot, interaction, wishFor(gameId, bot.catalogue.get(gameId), typed));
}

function typedIn(catalogue: Catalogue, interaction: Typed): TypedWish {
  const { options } = interaction;
  const seed = options.getString('seed');
  const ofGames = optionsOfGames(catalogue).flatMap((option) => {
    const text = options.getString(option);
    return text === null ? [] : [[option, text] as const];
  });
  return {
    role: roleChosen(interaction, 'role'),
    where: chosenAmong(TABLE_PLACES, options.getString('where')),
    passing: chosenAmong(PASSINGS, options.getString('passing')),
    isCasual: options.getBoolean('casual'),
    advice: adviceIn(interaction, 'advice') ?? null,
    deadlineHours: deadlineChosen(interaction),
    language: languageChosen(interaction) ?? null,
    seed: seed === null ? null : seedTyped(seed),
    options: Object.fromEntries(ofGames),
  };
}

function chosenAmong<Value extends string>(known: readonly Value[], chosen: string | null): Value | null {
  return known.find((each) => each === chosen) ?? null;
}
