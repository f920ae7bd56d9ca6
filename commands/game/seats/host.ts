/** /game host: makes someone else the host of the table. */
import { privilegedActorOf } from '../../../src/discord/interactions/people.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable } from '../parts/at-table.ts';
import { refusedAsNoPlayer } from '../parts/person-option.ts';

export const host: Subcommand = {
  name: 'host',
  options: (translate) => [optionsIn(translate).person('new-host', true)],
  run: (bot, interaction) =>
    atTable(bot, interaction, async ({ table }) => {
      const user = interaction.options.getUser('new-host', true);
      const noPlayer = await refusedAsNoPlayer(bot, interaction, 'new-host');
      if (noPlayer !== null) return noPlayer;
      const done = await bot.tables.handOn(
        await privilegedActorOf(bot, interaction),
        table.id,
        user.id as UserId,
      );
      return answer(bot, interaction, done, 'host.done');
    }),
};
