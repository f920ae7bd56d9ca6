/** /server tables: where all tables of the server stand, for its moderators. */
import { complete } from '../../src/discord/interactions/replies.ts';
import { tablesReply } from '../../src/discord/interactions/server-tables.ts';
import type { Subcommand } from '../parts/subcommand.ts';

export const tables: Subcommand = {
  name: 'tables',
  async run(bot, interaction) {
    await complete(interaction, await tablesReply(bot, interaction, 0));
  },
};
