/** Button: offers the turn of the person's seat to anyone who wants it, including a computer. */
import { tableRefuses } from '../../../tables/model/refusal.ts';
import { notPending } from '../../../tables/turns/current-request.ts';
import { askingOf, askingOfUser, refuse } from '../../interactions/acting.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import { row } from '../../messages/pieces/parts.ts';
import { computerButton } from '../../messages/seats/seats-on-board.ts';
import type { Control } from '../control.ts';

export const notThisTurn: Control<'not-this-turn'> = {
  usedBy: 'pending',
  isPrivate: true,
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(table);
    const asking = askingOf(loaded);
    if (asking === null)
      return refuse(bot, press, tableRefuses(loaded === null ? 'no-table' : 'not-playing'), table);
    const [seat] = askingOfUser(asking, press.user.id)?.request.seats ?? [];
    if (seat === undefined)
      return refuse(bot, press, notPending(asking.entry, asking.table, asking.request, press.user.id), table);
    const offer = { seat, span: 'turn', to: null } as const;
    const done = await bot.tables.offer(await privilegedActorOf(bot, press), table, offer);
    if (!done.ok) return refuse(bot, press, done, table);
    return complete(press, {
      content: bot.translate({ key: 'seats.stand-in-done' }),
      rows: [row([computerButton(table, seat, bot.translate)])],
    });
  },
};
