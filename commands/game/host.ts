/** /game host: makes somebody else the host of the table. */
import { rulerOf } from '../../src/discord/interactions/people.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import { optionsIn } from '../parts/options.ts';
import type { Subcommand } from '../parts/subcommand.ts';
import { answer, atTable } from './parts/at-table.ts';
import { isNoPlayer } from './parts/person-option.ts';

export const host: Subcommand = {
  name: 'host',
  options: (translate) => [optionsIn(translate).person('new-host', true)],
  run: (bot, interaction) =>
    atTable(bot, interaction, async ({ table }) => {
      const user = interaction.options.getUser('new-host', true);
      if (await isNoPlayer(bot, interaction, 'new-host')) return;
      const done = await bot.tables.handOn(await rulerOf(bot, interaction), table.id, user.id as UserId);
      await answer(bot, interaction, done, 'host.done');
    }),
};
