/** /game leave: gives up a seat, with a confirmation once the game has begun. */

import { actorOf } from '../../../src/discord/interactions/people.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import { leaveOrAsk } from '../../../src/discord/interactions/seats/leaving.ts';
import { mention } from '../../../src/discord/messages/pieces/parts.ts';
import { claimantOf } from '../../../src/tables/lobby/kept-seats.ts';
import { seatNamed } from '../../../src/tables/model/seat-key.ts';
import type { Table, UserId } from '../../../src/tables/model/table.ts';
import type { Departure } from '../../../src/tables/seats/departing.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable, roleChosen } from '../parts/at-table.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';

export const leave: Subcommand = {
  name: 'leave',
  options: (translate) => [optionsIn(translate).suggested('role')],
  run: (bot, interaction) =>
    atTable(bot, interaction, async (loaded) => {
      const name = roleChosen(interaction, 'role');
      const departure: Departure = name === null ? { leaves: 'table' } : { leaves: 'seat', name };
      const left = await leaveOrAsk(bot, interaction, loaded.table.id, departure, null);
      if (left.is === 'unconfirmed') return complete(interaction, left.question);
      const { done } = left;
      if (done.ok && name !== null && isOfComputer(loaded.table, name))
        return complete(interaction, { content: bot.translate({ key: 'computers.removed' }) });
      const holder = name === null ? null : claimantNamed(loaded.table, name);
      if (!done.ok || holder === null || holder === actorOf(interaction).userId)
        return answer(bot, interaction, done, 'leave.done');
      const content = bot.translate({ key: 'leave.freed', with: { user: mention(holder) } });
      return complete(interaction, { content });
    }),
  suggest: suggestForLobby,
};

function isOfComputer(table: Table, name: string): boolean {
  const seat = seatNamed(table, name);
  return seat !== null && table.seats[seat]?.userId === null && table.seats[seat].computer !== undefined;
}

/** The holder of the seat with that name, or the person it is reserved for. The host can free it for another person. */
function claimantNamed(table: Table, name: string): UserId | null {
  const seat = seatNamed(table, name);
  return seat === null ? null : claimantOf(table, seat);
}
