/** /game resume: continues a paused game. */
import { privilegedActorOf } from '../../../src/discord/interactions/people.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable } from '../parts/at-table.ts';

export const resume: Subcommand = {
  name: 'resume',
  run: (bot, interaction) =>
    atTable(bot, interaction, async ({ table }) => {
      const done = await bot.tables.resume(await privilegedActorOf(bot, interaction), table.id);
      return answer(bot, interaction, done, 'resume.done');
    }),
};
