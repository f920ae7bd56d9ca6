/** /game start: begin with those who sit at the table. */
import { doerOf } from '../../../src/discord/interactions/people.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable, roleChosen } from '../parts/at-table.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';

export const start: Subcommand = {
  name: 'start',
  options: (translate) => [optionsIn(translate).suggested('first')],
  run: (bot, interaction) =>
    atTable(bot, interaction, async ({ table }) => {
      const first = roleChosen(interaction, 'first');
      const done = await bot.tables.start(doerOf(interaction), table.id, first);
      return answer(bot, interaction, done, 'start.done');
    }),
  suggest: suggestForLobby,
};
