/** /game leave: give up one's seat; where the game has begun, it asks once. */
import { doerOf } from '../../src/discord/interactions/people.ts';
import { complete } from '../../src/discord/interactions/replies.ts';
import { leavingMessage } from '../../src/discord/messages/seats/leaving-message.ts';
import { optionsIn } from '../parts/options.ts';
import type { Subcommand } from '../parts/subcommand.ts';
import { answer, atTable, roleChosen } from './parts/at-table.ts';
import { suggestForLobby } from './parts/lobby-suggestions.ts';

export const leave: Subcommand = {
  name: 'leave',
  options: (translate) => [optionsIn(translate).suggested('role')],
  run: (bot, interaction) =>
    atTable(bot, interaction, async (loaded) => {
      const name = roleChosen(interaction, 'role');
      const { userId } = doerOf(interaction);
      const question = leavingMessage(loaded, { userId, name }, bot.now(), bot.translate);
      if (question !== null) return complete(interaction, question);
      const done = await bot.tables.leave(doerOf(interaction), loaded.table.id, name);
      return answer(bot, interaction, done, 'leave.done');
    }),
  suggest: suggestForLobby,
};
