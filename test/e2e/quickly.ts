/** Plays a game directly at its table, at random or by a computer player, while the bot shows it as usual. */

import { playersChance } from '../../src/core/playing.ts';
import { atRandom, type Policy } from '../../src/core/policy.ts';
import { giverOf } from '../../src/core/requests/answer.ts';
import type { TableId } from '../../src/tables/model/table.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';
import type { Hall } from './bot.ts';

/** Plays until the game is over or this many answers were given, and returns the last state. */
export async function playsQuickly(
  hall: Hall,
  id: TableId,
  answers = Number.POSITIVE_INFINITY,
  policy: Policy<unknown> = atRandom,
): Promise<LoadedTable> {
  const pick = playersChance('quickly');
  for (let answer = 0; ; answer += 1) {
    const loaded = await hall.tables().loaded(id);
    if (loaded === null) throw new Error(`no table ${id}`);
    const { table, entry, request } = loaded;
    if (request === null || answer >= answers) {
      await hall.rests();
      return loaded;
    }
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const userId = table.seats[giverOf(request, action)]?.userId;
    if (userId == null) throw new Error('nobody is asked');
    const done = await hall
      .tables()
      .act({ userId, guildId: null, cause: `quickly ${id} ${table.version}` }, id, action);
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
}
