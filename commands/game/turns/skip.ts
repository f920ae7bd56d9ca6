/** /game skip: skips the turn of a person who keeps the table waiting, if the table agrees. */
import { refuse } from '../../../src/discord/interactions/acting.ts';
import { tableRefuses } from '../../../src/tables/model/refusal.ts';
import { seatNamed } from '../../../src/tables/model/seat-key.ts';
import { seatToSkip } from '../../../src/tables/turns/skipping.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { atTable, roleChosen } from '../parts/at-table.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';
import { propose } from '../parts/propose.ts';

export const skip: Subcommand = {
  name: 'skip',
  options: (translate) => [optionsIn(translate).suggested('role', 'skipped')],
  run: (bot, interaction) =>
    atTable(bot, interaction, async (loaded) => {
      const { table, request } = loaded;
      const role = roleChosen(interaction, 'role');
      const seat = role === null ? seatToSkip(table, request, interaction.user.id) : seatNamed(table, role);
      if (request === null) return refuse(bot, interaction, tableRefuses('not-playing'), null);
      if (seat === null) return refuse(bot, interaction, tableRefuses('no-such-role'), null);
      const done = () => ({ content: bot.translate({ key: 'skip.done' }) });
      return propose(bot, interaction, loaded, { kind: 'skip', seat }, done);
    }),
  suggest: suggestForLobby,
};
