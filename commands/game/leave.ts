/** /game leave: give up one's seat; where the game has begun, it asks once. */
import { doerOf } from '../../src/discord/interactions/people.ts';
import { complete } from '../../src/discord/interactions/replies.ts';
import { mention } from '../../src/discord/messages/pieces/parts.ts';
import { leavingMessage } from '../../src/discord/messages/seats/leaving-message.ts';
import { claimantOf } from '../../src/tables/lobby/kept-seats.ts';
import { seatNamed } from '../../src/tables/model/seat-key.ts';
import type { Table, UserId } from '../../src/tables/model/table.ts';
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
      const holder = name === null ? null : claimantNamed(loaded.table, name);
      if (!done.ok || holder === null || holder === userId)
        return answer(bot, interaction, done, 'leave.done');
      const content = bot.translate({ key: 'leave.freed', with: { user: mention(holder) } });
      return complete(interaction, { content });
    }),
  suggest: suggestForLobby,
};

/** The host takes a seat away from the person who holds it or for whom it is kept, so that somebody else can sit there. */
function claimantNamed(table: Table, name: string): UserId | null {
  const seat = seatNamed(table, name);
  return seat === null ? null : claimantOf(table, seat);
}
