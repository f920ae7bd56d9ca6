/** /game new: opens a table for the given game, or asks which game. Everything else can be chosen in its lobby. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../../../src/discord/bot.ts';
import type { InteractionResult } from '../../../src/discord/interaction-result.ts';
import { refuse } from '../../../src/discord/interactions/acting.ts';
import { openTable } from '../../../src/discord/interactions/opening/opening.ts';
import {
  difficultyMeant,
  type TypedWish,
  wishFor,
} from '../../../src/discord/interactions/opening/typed-wish.ts';
import { askWhichGame } from '../../../src/discord/interactions/opening/which-game.ts';
import { tableRefuses } from '../../../src/tables/model/refusal.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { roleChosen } from '../parts/at-table.ts';
import { gamesMeant, gamesToChooseFrom } from '../parts/game-meant.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';
import { refusedAsNoPlayer } from '../parts/person-option.ts';

export const newTable: Subcommand = {
  name: 'new',
  options: (translate, catalogue) => {
    const { game, suggested, person } = optionsIn(translate);
    return [game(catalogue), suggested('difficulty'), person('with'), suggested('role')];
  },
  run: openTyped,
  suggest: suggestForLobby,
};

/** If the options don't determine the game, the bot asks which one, and remembers what was typed. */
async function openTyped(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult> {
  const { options } = interaction;
  const refused = await refusedAsNoPlayer(bot, interaction, 'with');
  if (refused !== null) return refused;
  const typed = typedIn(interaction);
  const choice = gamesToChooseFrom(bot, options);
  if (choice.length > 0) return askWhichGame(bot, interaction, choice, typed);
  const gameId = options.getString('game') ?? gamesMeant(bot, options)[0]?.game.id ?? '';
  const entry = bot.catalogue.get(gameId);
  const { difficulty } = typed;
  const isUnknown =
    difficulty !== null && entry !== undefined && difficultyMeant(entry, difficulty, bot.translate) === null;
  if (isUnknown) return refuse(bot, interaction, tableRefuses('no-difficulty'), null);
  return openTable(bot, interaction, wishFor(gameId, entry, typed, bot.translate));
}

function typedIn(interaction: ChatInputCommandInteraction): TypedWish {
  const { options } = interaction;
  return {
    role: roleChosen(interaction, 'role'),
    difficulty: options.getString('difficulty'),
    with: (options.getUser('with')?.id ?? null) as UserId | null,
    where: null,
    passing: null,
    isCasual: null,
    advice: null,
    deadlineHours: null,
    language: null,
    seed: null,
    options: {},
  };
}
