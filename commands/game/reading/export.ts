/** /game export: sends the whole game as a file. */
import { laidOut } from '../../../src/box-files/layout.ts';
import type { Json } from '../../../src/core/json.ts';
import { gameFileOf } from '../../../src/tables/history/game-file.ts';
import { isOver } from '../../../src/tables/model/table.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { showHistory } from '../parts/show-history.ts';

export const exportGame: Subcommand = {
  name: 'export',
  run: (bot, interaction) =>
    showHistory(bot, interaction, async ({ entry, table }) => {
      const [eras, log] = await Promise.all([bot.tables.eras(table.id), bot.tables.log(table.id)]);
      // The round trip through JSON makes the cast true.
      const file = laidOut(JSON.parse(JSON.stringify(gameFileOf(entry, table, eras, log))) as Json);
      const game = { key: `game.${table.gameId}` };
      return {
        content: bot.translate({ key: isOver(table) ? 'export.over' : 'export.playing' }),
        files: [
          {
            attachment: Buffer.from(file),
            name: `${table.gameId}-${table.id}.json`,
            description: bot.translate({ key: 'export.file', with: { game } }),
          },
        ],
      };
    }),
};
