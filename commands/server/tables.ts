/** /server tables: where all tables of the server stand, for its moderators. */
import { listTables } from '../../src/discord/interactions/pages/server-tables.ts';
import type { Subcommand } from '../parts/subcommand.ts';

export const tables: Subcommand = {
  name: 'tables',
  run: (bot, interaction) => listTables(bot, interaction, 0),
};
