/** /server: how this server plays, with which values of the games, and what its moderators do with all of its tables. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import { optionsIn } from '../src/discord/commands/options.ts';
import { serverBox } from '../src/discord/commands/server-box.ts';
import { serverSettings, settingsOptions } from '../src/discord/commands/server-settings.ts';
import { listTables, stopAll } from '../src/discord/commands/server-tables.ts';
import { acknowledge } from '../src/discord/interactions/replies.ts';
import { unknownCommand } from '../src/discord/interactions/unknown.ts';

const VERBS: ReadonlyMap<string, (bot: Bot, interaction: ChatInputCommandInteraction) => Promise<void>> =
  new Map(
    Object.entries({
      box: serverBox,
      settings: serverSettings,
      tables: listTables,
      'stop-all': stopAll,
    }),
  );

export const server: Command = {
  name: 'server',
  declare: (translate, catalogue) => {
    const { subcommand, game, yesOrNo } = optionsIn(translate);
    const file: APIApplicationCommandBasicOption = {
      type: ApplicationCommandOptionType.Attachment,
      name: 'file',
      description: translate({ key: 'option.file' }),
    };
    return {
      name: 'server',
      description: translate({ key: 'command.server' }),
      contexts: [InteractionContextType.Guild],
      options: [
        subcommand('server', 'box', [file, game(catalogue), yesOrNo('reset')]),
        subcommand('server', 'settings', settingsOptions(translate)),
        subcommand('server', 'tables'),
        subcommand('server', 'stop-all'),
      ],
    };
  },
  async run(bot, interaction) {
    await acknowledge(interaction);
    const verb = VERBS.get(interaction.options.getSubcommand()) ?? unknownCommand;
    await verb(bot, interaction);
  },
};
