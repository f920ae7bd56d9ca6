/** /game: open a table, take a seat, begin, see where things stand, look back, end it. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Catalogue } from '../src/core/catalogue.ts';
import type { Translate } from '../src/core/presenter.ts';
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
import { optionsIn } from '../src/discord/commands/options.ts';
import { handHostingOn, letStandIn, replaceSomebody } from '../src/discord/commands/seat-verbs.ts';
import { reopenTable, suggestClosed } from '../src/discord/commands/sleeping-verbs.ts';
import { acknowledge } from '../src/discord/interactions/replies.ts';
import { unknownCommand } from '../src/discord/interactions/unknown.ts';
import { LONGEST_SEED } from '../src/tables/lobby/lobby.ts';
import { TABLE_PLACES } from '../src/tables/model/settings.ts';
import { PASSINGS } from '../src/tables/model/table.ts';

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
      host: handHostingOn,
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
  declare: (translate, catalogue) => {
    const { subcommand, suggested, count, person } = optionsIn(translate);
    const verb = (name: string, ...options: APIApplicationCommandBasicOption[]) =>
      subcommand('game', name, options);
    return {
      name: 'game',
      description: translate({ key: 'command.game' }),
      contexts: [InteractionContextType.Guild],
      options: [
        verb('new', ...newOptions(translate, catalogue)),
        verb('join', suggested('role')),
        verb('leave', suggested('role')),
        verb('start', suggested('first')),
        verb('status'),
        verb('undo'),
        verb('redo'),
        verb('skip', suggested('role', 'skipped')),
        verb('replace', { ...suggested('role', 'seat'), required: true }, person('user')),
        verb('stand-in', suggested('role', 'turn-of'), person('user')),
        verb('host', person('new-host', true)),
        verb('pause'),
        verb('resume'),
        verb('reopen', suggested('table', 'closed-table')),
        verb('log', count('page', 1)),
        verb('replay', count('turn', 1)),
        verb('export'),
        verb('move', { ...suggested('table'), required: true }),
        verb('abort'),
      ],
    };
  },
  async run(bot, interaction) {
    await acknowledge(interaction);
    const verb = VERBS.get(interaction.options.getSubcommand()) ?? unknownCommand;
    await verb(bot, interaction);
  },
  complete: (bot, interaction: AutocompleteInteraction) => {
    switch (interaction.options.getSubcommand()) {
      case 'move':
        return suggestTables(bot, interaction);
      case 'reopen':
        return suggestClosed(bot, interaction);
      default:
        return suggestForLobby(bot, interaction);
    }
  },
};

/** The options of every game; those of another game are refused with a word. */
function newOptions(translate: Translate, catalogue: Catalogue): APIApplicationCommandBasicOption[] {
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
