/** Buttons: leave a running game, after a confirmation. If what the person would lose has changed since, the bot asks again. */
import type { TableId } from '../../../tables/model/table.ts';
import type { Departure } from '../../../tables/seats/departing.ts';
import type { Bot } from '../../bot.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { refuse } from '../../interactions/acting.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import { leaveOrAsk } from '../../interactions/seats/leaving.ts';
import type { Control } from '../control.ts';

export const quitSeat: Control<'quit-seat'> = {
  usedBy: 'seated',
  isPrivate: true,
  press: (bot, press, { table, seat, confirmed }) =>
    quits(bot, press, table, { leaves: 'seat', name: seat }, confirmed),
};

export const quitAll: Control<'quit-all'> = {
  usedBy: 'seated',
  isPrivate: true,
  press: (bot, press, { table, leaves, confirmed }) => quits(bot, press, table, { leaves }, confirmed),
};

/** On older messages, the button didn't record what the person was warned about, so it asks again. */
export const quit: Control<'quit'> = {
  usedBy: 'seated',
  isPrivate: true,
  press: (bot, press, { table, seats }) => {
    const departure =
      seats === 'all' ? ({ leaves: 'table' } as const) : ({ leaves: 'seat', name: seats } as const);
    return quits(bot, press, table, departure, null);
  },
};

async function quits(
  bot: Bot,
  press: Press,
  table: TableId,
  departure: Departure,
  confirmed: string | null,
): Promise<InteractionResult> {
  await acknowledgePress(press);
  const left = await leaveOrAsk(bot, press, table, departure, confirmed);
  if (left.is === 'unconfirmed') return complete(press, left.question);
  if (!left.done.ok) return refuse(bot, press, left.done, table);
  return complete(press, { content: bot.translate({ key: 'leave.done' }) });
}
