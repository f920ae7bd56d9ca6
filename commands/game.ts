/** /game: open a table, take a seat, begin, see where things stand, look back, end it. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Catalogue } from '../src/core/catalogue.ts';
import type { Translate } from '../src/core/face.ts';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import { redoAnswer, skipTurn, undoAnswer } from '../src/discord/commands/agreement-verbs.ts';
import { deadlineOption } from '../src/discord/commands/deadline-option.ts';
import { readLog, takeAway, walkThrough } from '../src/discord/commands/history-verbs.ts';
import { languageOption } from '../src/discord/commands/language-option.ts';
import { suggestForLobby } from '../src/discord/commands/lobby-suggestions.ts';
import {
  abortGame,
  joinTable,
  leaveTable,
  openNewTable,
  pauseGame,
  resumeGame,
  showStatus,
  startGame,
} from '../src/discord/commands/lobby-verbs.ts';
import { moveTable, suggestTables } from '../src/discord/commands/moving.ts';
import { letStandIn, replaceSomebody } from '../src/discord/commands/seat-verbs.ts';
import { reopenTable } from '../src/discord/commands/sleeping-verbs.ts';
import { acknowledge } from '../src/discord/interactions/replies.ts';
import { unknownCommand } from '../src/discord/interactions/unknown.ts';
import { LONGEST_SEED } from '../src/tables/lobby.ts';
import { TABLE_PLACES } from '../src/tables/settings.ts';
import { PASSINGS } from '../src/tables/table.ts';

const VERBS: ReadonlyMap<string, (bot: Bot, interaction: ChatInputCommandInteraction) => Promise<void>> =
  new Map(
    Object.entries({
      new: openNewTable,
      join: joinTable,
      leave: leaveTable,
      start: startGame,
      status: showStatus,
      undo: undoAnswer,
      redo: redoAnswer,
      skip: skipTurn,
      replace: replaceSomebody,
      'stand-in': letStandIn,
      pause: pauseGame,
      resume: resumeGame,
      reopen: reopenTable,
      log: readLog,
      replay: walkThrough,
      export: takeAway,
      move: moveTable,
      abort: abortGame,
    }),
  );

export const game: Command = {
  name: 'game',
  declare: (translate, catalogue) => ({
    name: 'game',
    description: translate({ key: 'command.game' }),
    contexts: [InteractionContextType.Guild],
    options: [
      subcommand('new', newOptions(translate, catalogue), translate),
      subcommand('join', [suggested('role', translate)], translate),
      subcommand('leave', [suggested('role', translate)], translate),
      subcommand('start', [suggested('first', translate)], translate),
      subcommand('status', [], translate),
      subcommand('undo', [], translate),
      subcommand('redo', [], translate),
      subcommand(
        'skip',
        [{ ...suggested('role', translate), description: translate({ key: 'option.skipped' }) }],
        translate,
      ),
      subcommand(
        'replace',
        [{ ...suggestedAs('role', 'seat', translate), required: true }, somebody(translate)],
        translate,
      ),
      subcommand('stand-in', [suggestedAs('role', 'turn-of', translate), somebody(translate)], translate),
      subcommand('pause', [], translate),
      subcommand('resume', [], translate),
      subcommand('reopen', [], translate),
      subcommand('log', [counted('page', translate)], translate),
      subcommand('replay', [counted('turn', translate)], translate),
      subcommand('export', [], translate),
      subcommand('move', [{ ...suggested('table', translate), required: true }], translate),
      subcommand('abort', [], translate),
    ],
  }),
  async run(bot, interaction) {
    await acknowledge(interaction);
    const verb = VERBS.get(interaction.options.getSubcommand()) ?? unknownCommand;
    await verb(bot, interaction);
  },
  complete: (bot, interaction: AutocompleteInteraction) =>
    interaction.options.getSubcommand() === 'move'
      ? suggestTables(bot, interaction)
      : suggestForLobby(bot, interaction),
};

function subcommand(
  name: string,
  options: APIApplicationCommandBasicOption[],
  translate: Translate,
): APIApplicationCommandSubcommandOption {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    name,
    description: translate({ key: `command.game-${name}` }),
    options,
  };
}

/** The options of every game; those of another game are refused with a word. */
function newOptions(translate: Translate, catalogue: Catalogue): APIApplicationCommandBasicOption[] {
  const ofGames = new Set([...catalogue.values()].flatMap((entry) => Object.keys(entry.game.options)));
  return [
    {
      type: ApplicationCommandOptionType.String,
      name: 'game',
      description: translate({ key: 'option.game' }),
      choices: [...catalogue.keys()].map((id) => ({ name: translate({ key: `game.${id}` }), value: id })),
    },
    suggested('role', translate),
    {
      type: ApplicationCommandOptionType.String,
      name: 'where',
      description: translate({ key: 'option.where' }),
      choices: TABLE_PLACES.map((value) => ({ name: translate({ key: `choice.where-${value}` }), value })),
    },
    ...[...ofGames].map((option) => suggested(option, translate)),
    {
      type: ApplicationCommandOptionType.String,
      name: 'passing',
      description: translate({ key: 'option.passing' }),
      choices: PASSINGS.map((value) => ({ name: translate({ key: `choice.passing-${value}` }), value })),
    },
    {
      type: ApplicationCommandOptionType.Boolean,
      name: 'casual',
      description: translate({ key: 'option.casual' }),
    },
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

function suggested(name: string, translate: Translate): APIApplicationCommandBasicOption {
  return suggestedAs(name, name, translate);
}

/** An option that means something of its own to its subcommand. */
function suggestedAs(name: string, meaning: string, translate: Translate): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.String,
    name,
    description: translate({ key: `option.${meaning}` }),
    autocomplete: true,
  };
}

function somebody(translate: Translate): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.User,
    name: 'user',
    description: translate({ key: 'option.user' }),
  };
}

function counted(name: string, translate: Translate): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.Integer,
    name,
    description: translate({ key: `option.${name}` }),
    min_value: 1,
  };
}
