/** /game start: starts with the people at the table. */

import { startQuestion } from '../../../src/discord/interactions/confirming/starting.ts';
import { actorOf } from '../../../src/discord/interactions/people.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable, roleChosen } from '../parts/at-table.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';
import { namesIn } from '../parts/seat-names.ts';

export const start: Subcommand = {
  name: 'start',
  options: (translate) => ['first', 'order'].map((option) => optionsIn(translate).suggested(option)),
  run: (bot, interaction) =>
    atTable(bot, interaction, async (loaded) => {
      const { table } = loaded;
      const first = roleChosen(interaction, 'first');
      const order = namesIn(interaction.options.getString('order') ?? '');
      const done = await bot.tables.start(actorOf(interaction), table.id, first, order);
      const question = startQuestion(bot, loaded, { first, order }, done);
      if (question !== null) return complete(interaction, question);
      return answer(bot, interaction, done, 'start.done');
    }),
  suggest: suggestForLobby,
};
