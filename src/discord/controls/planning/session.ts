/** Buttons: start a live session when everyone's here, and end it. */
import type { Done } from '../../../tables/model/change.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { refuse } from '../../interactions/acting.ts';
import { actorOf } from '../../interactions/people.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const sessionBegin: Control<'session-begin'> = {
  usedBy: 'table',
  isPrivate: true,
  press: (bot, press, { table }) =>
    carryOutInPlace(bot, press, table, 'session.begun-done', () =>
      bot.tables.beginSession(actorOf(press), table),
    ),
};

export const sessionEnd: Control<'session-end'> = {
  usedBy: 'table',
  isPrivate: true,
  press: (bot, press, { table }) =>
    carryOutInPlace(bot, press, table, 'session.ended-done', () =>
      bot.tables.endSession(actorOf(press), table),
    ),
};

/** The result replaces the private message and its buttons, which are no longer needed. */
async function carryOutInPlace(
  bot: Bot,
  press: Press,
  table: TableId,
  key: string,
  act: () => Promise<Done>,
): Promise<InteractionResult> {
  await acknowledgePress(press);
  const done = await act();
  if (!done.ok) return refuse(bot, press, done, table);
  return complete(press, { content: bot.translate({ key }) });
}
