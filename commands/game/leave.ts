/** /game leave: give up one's seat. */
import { doerOf } from '../../src/discord/interactions/people.ts';
import { optionsIn } from '../parts/options.ts';
import type { Subcommand } from '../parts/subcommand.ts';
import { answer, atTable, roleChosen } from './parts/at-table.ts';
import { suggestForLobby } from './parts/lobby-suggestions.ts';

export const leave: Subcommand = {
  name: 'leave',
  options: (translate) => [optionsIn(translate).suggested('role')],
  run: (bot, interaction) =>
    atTable(bot, interaction, async ({ table }) => {
      const role = roleChosen(interaction, 'role');
      const done = await bot.tables.leave(doerOf(interaction), table.id, role);
      return answer(bot, interaction, done, 'leave.done');
    }),
  suggest: suggestForLobby,
};
