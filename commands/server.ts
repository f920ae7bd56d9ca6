/** /server: how this server plays, its own values for the games and the language of its tables. */
import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { languageOption } from '../src/discord/commands/language-option.ts';
import { serverBox } from '../src/discord/commands/server-box.ts';
import { serverSettings } from '../src/discord/commands/server-settings.ts';
import { acknowledge } from '../src/discord/interactions/replies.ts';

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
        options: [languageOption('option.server-language', translate, { undoes: true })],
      },
    ],
  }),
  async run(bot, interaction) {
    await acknowledge(interaction);
    const verb = interaction.options.getSubcommand() === 'settings' ? serverSettings : serverBox;
    await verb(bot, interaction);
  },
};
