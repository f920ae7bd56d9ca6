/** Shows a person a table privately, without changing anything. */
import type { LoadedAttempt } from '../../daily/attempt/attempt-table.ts';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { TableId } from '../../tables/model/table.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { Bot } from '../bot.ts';
import type { Press } from '../incoming.ts';
import type { InteractionResult } from '../interaction-result.ts';
import { refuse, refuseInWords, refusePrivately } from '../interactions/acting.ts';
import { answeringPlace } from '../interactions/answering-place.ts';
import { acknowledge, acknowledgePress, complete } from '../interactions/replies.ts';
import type { Reply } from '../messages/pieces/reply.ts';

/** Shows the table in a new message. */
export async function viewTable(
  bot: Bot,
  press: Press,
  table: TableId,
  replyAt: (loaded: LoadedTable | LoadedAttempt) => Reply | Promise<Reply>,
): Promise<InteractionResult> {
  await acknowledge(press);
  const { loaded: load, page } = answeringPlace(bot, press, table);
  const loaded = await load();
  if (loaded === null && page !== null) return refuseInWords(bot, press, await page.gone());
  if (loaded === null) return refuse(bot, press, tableRefuses('no-table'), null);
  return complete(press, await replyAt(loaded));
}

/** Shows the table in place of the message with the pressed button. */
export async function viewTableInPlace(
  bot: Bot,
  press: Press,
  table: TableId,
  replyAt: (loaded: LoadedTable | LoadedAttempt) => Promise<Reply>,
): Promise<InteractionResult> {
  await acknowledgePress(press);
  const { loaded: load, page } = answeringPlace(bot, press, table);
  const loaded = await load();
  if (loaded === null && page !== null) return refuseInWords(bot, press, await page.gone());
  if (loaded === null) return refusePrivately(bot, press, tableRefuses('no-table'), table);
  return complete(press, await replyAt(loaded));
}
