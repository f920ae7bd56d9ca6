/** Buttons that move seats and turns: taking one that is open or offered, giving one's own away, having one skipped. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Standing } from '../../tables/changing.ts';
import { notAsked } from '../../tables/play.ts';
import { tableRefuses } from '../../tables/refusal.ts';
import { seatToSkip } from '../../tables/skipping.ts';
import type { TableId } from '../../tables/table.ts';
import type { Bot } from '../bot.ts';
import { type CustomId, formatCustomId } from '../custom-id.ts';
import { button, row } from '../messages/parts.ts';
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
import { type Answerable, acknowledgePress, complete, type Reply } from './replies.ts';
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

/** What `/game skip` does, for the question that the button belongs to; what comes of it is said at the table. */
export async function pressSkip(
  bot: Bot,
  press: Press,
  { table, request }: Extract<CustomId, { kind: 'skip' }>,
): Promise<void> {
  await acknowledgePress(press);
  const standing = await bot.tables.standing(table);
  const asking = stillAsked(standing, request);
  const seat = asking === null ? null : seatToSkip(asking.table, asking.request, press.user.id);
  if (seat === null) return whisperRefusal(bot, press, noLongerAsked(standing), table);
  const settled = await bot.tables.propose(await rulerOf(bot, press), table, { kind: 'skip', seat });
  if (!settled.ok) await whisperRefusal(bot, press, settled, table);
}

/** How the table stands; whoever is asked can give the turn away from here. */
export async function statusReply(bot: Bot, interaction: Answerable, standing: Standing): Promise<Reply> {
  const asking = askingOf(standing);
  const isAsked = asking !== null && askingOfUser(asking, interaction.user.id) !== null;
  const notThisTurn = button(
    formatCustomId({ kind: 'table', table: standing.table.id, verb: 'not-this-turn' }),
    bot.translate({ key: 'button.not-this-turn' }),
  );
  return { content: await statusText(bot, interaction, standing), rows: isAsked ? [row([notThisTurn])] : [] };
}

/** The turn of the seat that is asked of them, for whoever takes it. */
export async function passTurnOn(bot: Bot, press: Press, table: TableId): Promise<void> {
  await acknowledgePress(press);
  const standing = await bot.tables.standing(table);
  const asking = askingOf(standing);
  if (asking === null) {
    return refuse(bot, press, tableRefuses(standing === null ? 'no-table' : 'not-playing'), table);
  }
  const [seat] = askingOfUser(asking, press.user.id)?.request.seats ?? [];
  if (seat === undefined) {
    return refuse(bot, press, notAsked(asking.table, asking.request, press.user.id), table);
  }
  const done = await bot.tables.offer(await rulerOf(bot, press), table, { seat, span: 'turn', to: null });
  if (done.ok) await complete(press, { content: bot.translate({ key: 'seats.stand-in-done' }) });
  else await refuse(bot, press, done, table);
}
