/** /game join: takes a free seat. */

import { takeQuestion } from '../../../src/discord/interactions/confirming/lending.ts';
import { actorOf } from '../../../src/discord/interactions/people.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import { seatNamed } from '../../../src/tables/model/seat-key.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable, roleChosen } from '../parts/at-table.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';

export const join: Subcommand = {
  name: 'join',
  options: (translate) => [optionsIn(translate).suggested('role')],
  run: (bot, interaction) =>
    atTable(bot, interaction, async (loaded) => {
      const { table } = loaded;
      const role = roleChosen(interaction, 'role');
      const done = await bot.tables.join(actorOf(interaction), table.id, { role, another: true });
      const seat = role === null ? null : seatNamed(table, role);
      const question = seat === null ? null : takeQuestion(bot, loaded, { seat, span: 'seat' }, done);
      if (question !== null) return complete(interaction, question);
      return answer(bot, interaction, done, 'join.done');
    }),
  suggest: suggestForLobby,
};
