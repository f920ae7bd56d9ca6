/** Makes a change whose result the table itself shows. */
import type { Done, Rescued } from '../../tables/model/change.ts';
import type { TableId } from '../../tables/model/table.ts';
import type { Bot } from '../bot.ts';
import type { Press } from '../incoming.ts';
import { DONE, type InteractionResult } from '../interaction-result.ts';
import { refuseNotice } from '../interactions/refusing/spent-notices.ts';
import { acknowledgePress } from '../interactions/replies.ts';

export async function carryOut(
  bot: Bot,
  press: Press,
  table: TableId,
  act: () => Promise<Done | Rescued>,
): Promise<InteractionResult> {
  await acknowledgePress(press);
  const done = await act();
  return done.ok ? DONE : refuseNotice(bot, press, done, table);
}
