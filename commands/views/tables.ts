/** /tables: a person's tables on all servers, with whose turn it is and a link. */
import { InteractionContextType } from 'discord.js';
import type { Command } from '../../src/discord/command.ts';
import { listOwnTables } from '../../src/discord/interactions/pages/own-tables.ts';
import { acknowledge } from '../../src/discord/interactions/replies.ts';

export const tables: Command = {
  name: 'tables',
  declare: (translate) => ({
    name: 'tables',
    description: translate({ key: 'command.tables' }),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  }),
  async run(bot, interaction) {
    await acknowledge(interaction);
    return listOwnTables(bot, interaction, 0);
  },
};
