/** /game pause: pauses the game without pinging anyone. */
import { privilegedActorOf } from '../../../src/discord/interactions/people.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable } from '../parts/at-table.ts';

export const pause: Subcommand = {
  name: 'pause',
  run: (bot, interaction) =>
    atTable(bot, interaction, async ({ table }) => {
      const done = await bot.tables.pause(await privilegedActorOf(bot, interaction), table.id);
      return answer(bot, interaction, done, 'pause.done');
    }),
};
