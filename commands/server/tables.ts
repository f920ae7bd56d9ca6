/** /server tables: all tables on the server with their places, for its moderators. */
import { listTables } from '../../src/discord/interactions/servers/tables.ts';
import type { Subcommand } from '../parts/subcommand.ts';

export const tables: Subcommand = {
  name: 'tables',
  run: (bot, interaction) => listTables(bot, interaction, 0),
};
