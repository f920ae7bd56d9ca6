/** /game join: take a seat that is free. */
import { doerOf } from '../../../src/discord/interactions/people.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable, roleChosen } from '../parts/at-table.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';

export const join: Subcommand = {
  name: 'join',
  options: (translate) => [optionsIn(translate).suggested('role')],
  run: (bot, interaction) =>
    atTable(bot, interaction, async ({ table }) => {
      const role = roleChosen(interaction, 'role');
      const done = await bot.tables.join(doerOf(interaction), table.id, { role, another: true });
      return answer(bot, interaction, done, 'join.done');
    }),
  suggest: suggestForLobby,
};
