/** /game computer: gives a free seat of the lobby to a computer. */
import { STRENGTHS } from '../../../src/core/thinking/strength.ts';
import { actorOf } from '../../../src/discord/interactions/people.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable, roleChosen } from '../parts/at-table.ts';
import { strengthChosen } from '../parts/computer-option.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';

export const computer: Subcommand = {
  name: 'computer',
  options: (translate) => {
    const { suggested, oneOf } = optionsIn(translate);
    return [suggested('role', 'computer-role'), oneOf('strength', STRENGTHS)];
  },
  run: (bot, interaction) =>
    atTable(bot, interaction, async ({ table }) => {
      const role = roleChosen(interaction, 'role');
      const strength = strengthChosen(interaction, 'strength');
      const done = await bot.tables.addComputer(actorOf(interaction), table.id, role, strength);
      return answer(bot, interaction, done, 'computers.added');
    }),
  suggest: suggestForLobby,
};
