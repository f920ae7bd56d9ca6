/** Looking back on a game: its log by the page, its moments as pictures; seen only by whoever asks, and changed where it stands. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Standing } from '../../tables/changing.ts';
import { type History, historyOf, placeOf, whereTo } from '../../tables/history.ts';
import { isReadOnly } from '../../tables/play.ts';
import { tableRefuses } from '../../tables/refusal.ts';
import type { Bot } from '../bot.ts';
import type { CustomId } from '../custom-id.ts';
import { paintBoard } from '../delivery/board-picture.ts';
import { logMessage } from '../messages/log-message.ts';
import { readOnly, textBoard } from '../messages/looks.ts';
import { cut, LIMITS } from '../messages/parts.ts';
import { asItStood, replayMessage } from '../messages/replay-message.ts';
import { altText } from '../messages/turn-message.ts';
import { whisperRefusal, wordsFor } from './acting.ts';
import { acknowledgePress, complete, type Reply } from './replies.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

export async function logReply(bot: Bot, standing: Standing, page: number | null): Promise<Reply> {
  const [history, notices] = await Promise.all([
    historyAt(bot, standing),
    bot.tables.notices(standing.table.id),
  ]);
  return history === null
    ? unreadable(bot, standing)
    : logMessage(standing, history, notices, page, bot.translate);
}

/** `choose` says at which of the moments to look. */
export async function replayReply(
  bot: Bot,
  standing: Standing,
  choose: (history: History) => number,
): Promise<Reply> {
  const history = await historyAt(bot, standing);
  if (history === null) return unreadable(bot, standing);
  const place = choose(history);
  const moment = history.moments[place];
  const reply = replayMessage(standing, history, place, bot.translate);
  if (moment === undefined) return reply;
  const then = asItStood(standing, moment);
  const files = await paintBoard(bot, then, altText(then.table, wordsFor(bot, then)));
  if (files.length > 0) return { ...reply, files };
  const inWords = `${reply.content}\n${textBoard(then, bot.translate)}`;
  return { ...reply, content: cut(inWords, LIMITS.content) };
}

async function historyAt(bot: Bot, { entry, table }: Standing): Promise<History | null> {
  const [eras, log] = await Promise.all([bot.tables.eras(table.id), bot.tables.log(table.id)]);
  return historyOf(entry, table, eras, log);
}

function unreadable(bot: Bot, standing: Standing): Reply {
  const { entry, table } = standing;
  const saying = isReadOnly(entry, table)
    ? readOnly(standing)
    : { key: 'log.unreadable', with: { version: table.rulesVersion } };
  return { content: bot.translate(saying) };
}

export function turnPage(bot: Bot, press: Press, id: Extract<CustomId, { kind: 'log' }>): Promise<void> {
  return inPlace(bot, press, id, (standing) => logReply(bot, standing, id.page));
}

export function stepTo(bot: Bot, press: Press, id: Extract<CustomId, { kind: 'replay' }>): Promise<void> {
  return inPlace(bot, press, id, (standing) =>
    replayReply(bot, standing, (history) => whereTo(id.motion, history, placeOf(history, id.at))),
  );
}

async function inPlace(
  bot: Bot,
  press: Press,
  { table }: Extract<CustomId, { kind: 'log' | 'replay' }>,
  replyAt: (standing: Standing) => Promise<Reply>,
): Promise<void> {
  await acknowledgePress(press);
  const standing = await bot.tables.standing(table);
  if (standing === null) return whisperRefusal(bot, press, tableRefuses('no-table'), table);
  await complete(press, await replyAt(standing));
}
