/** Buttons that take an open or offered seat, pass a turn on, or have one skipped. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { TableId } from '../../tables/model/table.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { notAsked } from '../../tables/turns/play.ts';
import { seatToSkip } from '../../tables/turns/skipping.ts';
import type { Bot } from '../bot.ts';
import { type CustomId, formatCustomId } from '../custom-id.ts';
import { button, row } from '../messages/parts.ts';
import type { Reply } from '../messages/reply.ts';
import {
  askingOf,
  askingOfUser,
  noLongerAsked,
  refuse,
  statusText,
  stillAsked,
  whisperRefusal,
} from './acting.ts';
import { doerOf, rulerOf } from './people.ts';
import { type Answerable, acknowledgePress, complete } from './replies.ts';
import { refuseNotice } from './spent-notices.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

export async function takePressed(
  bot: Bot,
  press: Press,
  { table, seat, span }: Extract<CustomId, { kind: 'take' }>,
): Promise<void> {
  await acknowledgePress(press);
  const done = await bot.tables.take(doerOf(press), table, { seat, span });
  if (!done.ok) await refuseNotice(bot, press, done, table);
}

/** Does the same as `/game skip` for the button's question. The table posts the outcome. */
export async function pressSkip(
  bot: Bot,
  press: Press,
  { table, request }: Extract<CustomId, { kind: 'skip' }>,
): Promise<void> {
  await acknowledgePress(press);
  const loaded = await bot.tables.loaded(table);
  const asking = stillAsked(loaded, request);
  const seat = asking === null ? null : seatToSkip(asking.table, asking.request, press.user.id);
  if (seat === null) return whisperRefusal(bot, press, noLongerAsked(loaded), table);
  const settled = await bot.tables.propose(await rulerOf(bot, press), table, { kind: 'skip', seat });
  if (!settled.ok) await whisperRefusal(bot, press, settled, table);
}

/** How the table stands. A person who is asked gets a button to pass the turn on. */
export async function statusReply(bot: Bot, interaction: Answerable, loaded: LoadedTable): Promise<Reply> {
  const asking = askingOf(loaded);
  const isAsked = asking !== null && askingOfUser(asking, interaction.user.id) !== null;
  const notThisTurn = button(
    formatCustomId({ kind: 'table', table: loaded.table.id, verb: 'not-this-turn' }),
    bot.translate({ key: 'button.not-this-turn' }),
  );
  return { content: await statusText(bot, interaction, loaded), rows: isAsked ? [row([notThisTurn])] : [] };
}

/** Offers the turn of this person's seat to anybody who takes it. */
export async function passTurnOn(bot: Bot, press: Press, table: TableId): Promise<void> {
  await acknowledgePress(press);
  const loaded = await bot.tables.loaded(table);
  const asking = askingOf(loaded);
  if (asking === null) {
    return refuse(bot, press, tableRefuses(loaded === null ? 'no-table' : 'not-playing'), table);
  }
  const [seat] = askingOfUser(asking, press.user.id)?.request.seats ?? [];
  if (seat === undefined) {
    return refuse(bot, press, notAsked(asking.table, asking.request, press.user.id), table);
  }
  const done = await bot.tables.offer(await rulerOf(bot, press), table, { seat, span: 'turn', to: null });
  if (done.ok) await complete(press, { content: bot.translate({ key: 'seats.stand-in-done' }) });
  else await refuse(bot, press, done, table);
}
