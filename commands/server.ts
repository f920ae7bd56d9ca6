/** /server: how this server plays, with which values of the games, and what its moderators do with all of its tables. */
import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
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
  declare: (translate, catalogue) => ({
    name: 'server',
    description: translate({ key: 'command.server' }),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'box',
        description: translate({ key: 'command.server-box' }),
        options: [
          {
            type: ApplicationCommandOptionType.Attachment,
            name: 'file',
            description: translate({ key: 'option.file' }),
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'game',
            description: translate({ key: 'option.game' }),
            choices: [...catalogue.keys()].map((id) => ({
              name: translate({ key: `game.${id}` }),
              value: id,
            })),
          },
          {
            type: ApplicationCommandOptionType.Boolean,
            name: 'reset',
            description: translate({ key: 'option.reset' }),
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'settings',
        description: translate({ key: 'command.server-settings' }),
        options: settingsOptions(translate),
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'tables',
        description: translate({ key: 'command.server-tables' }),
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'stop-all',
        description: translate({ key: 'command.server-stop-all' }),
      },
    ],
  }),
  async run(bot, interaction) {
    await acknowledge(interaction);
    const verb = VERBS.get(interaction.options.getSubcommand()) ?? unknownCommand;
    await verb(bot, interaction);
  },
};
