/**
 * Shows the state of a table. The person whose turn it is can offer it to others, a person whose seat a computer plays can
 * return, and everyone can open the legend.
 */
import { playedFor } from '../../../tables/computers/standing-in.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { isAway } from '../../../tables/waiting/overdue.ts';
import { isUpToDate } from '../../../tables/waiting/reminder-state.ts';
import { nextReminder } from '../../../tables/waiting/wait-timer.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { askingAt } from '../../delivery/waiting/waiting.ts';
import { tableButton } from '../../messages/boards/board-buttons.ts';
import { sessionTools } from '../../messages/boards/more-message.ts';
import { statusMessage } from '../../messages/boards/status-message.ts';
import { legendButton } from '../../messages/guide/legend-message.ts';
import { button, row } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { askingOf, askingOfUser, boardLink } from '../acting.ts';
import { deliveryErrorPhrase } from '../people.ts';
import type { Answerable } from '../replies.ts';

export async function statusReply(bot: Bot, interaction: Answerable, loaded: LoadedTable): Promise<Reply> {
  const { table, entry } = loaded;
  const asking = askingOf(loaded);
  const isPending = asking !== null && askingOfUser(asking, interaction.user.id) !== null;
  const notThisTurn = button(
    formatCustomId({ kind: 'not-this-turn', table: loaded.table.id }),
    bot.translate({ key: 'button.not-this-turn' }),
  );
  const isBack = button(
    formatCustomId({ kind: 'join', table: loaded.table.id }),
    bot.translate({ key: 'button.return' }),
    'primary',
  );
  // If several players may go next, none of them has a turn yet that they could offer.
  const hasTurn = isPending && asking.request.seats.length === 1;
  const below = [
    ...(playedFor(entry, table, interaction.user.id as UserId).length > 0 ? [isBack] : []),
    ...(hasTurn ? [notThisTurn] : []),
    ...sessionTools(loaded, interaction.user.id as UserId).map((kind) => tableButton(table, kind, bot)),
    ...(entry.guide === null ? [] : [legendButton(table.id, bot.translate)]),
  ];
  return {
    content: await statusText(bot, interaction, loaded, isPending),
    rows: below.length === 0 ? [] : [row(below)],
  };
}

/**
 * The state of the table. The person may just have fixed what kept the bot from showing the board, so the bot tries again to show
 * it.
 */
async function statusText(
  bot: Bot,
  interaction: Answerable,
  loaded: LoadedTable,
  asksReader: boolean,
): Promise<string> {
  const { id, isSuspended, place } = loaded.table;
  if (isSuspended) await bot.tables.revive(id);
  const [link, deliveryError, asking, reminderState] = await Promise.all([
    boardLink(bot, place.guildId, id),
    bot.store.deliveryErrorOf(id),
    askingAt(bot, loaded),
    bot.store.reminderStateOf(id),
  ]);
  if (deliveryError !== null) await bot.tables.wake(id);
  const now = bot.now();
  const isCurrent = reminderState !== null && isUpToDate(reminderState, loaded.table);
  const around = {
    asksReader,
    boardLink: link,
    deliveryError: deliveryError === null ? null : deliveryErrorPhrase(interaction, deliveryError),
    away: asking.pending.filter(({ settings }) => isAway(settings, now)),
    nextReminder: isCurrent ? nextReminder(asking, reminderState, now) : null,
  };
  return statusMessage(loaded, around, bot.translate);
}
