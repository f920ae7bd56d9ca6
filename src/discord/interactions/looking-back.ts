/** Shows the log of a game page by page and its moments as pictures, privately, and edits the same message at each press. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { type History, historyOf, placeOf, whereTo } from '../../tables/history/history.ts';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { isReadOnly } from '../../tables/turns/play.ts';
import type { Bot } from '../bot.ts';
import type { CustomId } from '../custom-id.ts';
import { paintBoard } from '../delivery/board-picture.ts';
import { logMessage } from '../messages/log-message.ts';
import { readOnly, textBoard } from '../messages/looks.ts';
import { cut, LIMITS } from '../messages/parts.ts';
import { asItStood, replayMessage } from '../messages/replay-message.ts';
import type { Reply } from '../messages/reply.ts';
import { altText } from '../messages/turn-message.ts';
import { whisperRefusal, wordsFor } from './acting.ts';
import { acknowledgePress, complete } from './replies.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

export async function logReply(bot: Bot, loaded: LoadedTable, page: number | null): Promise<Reply> {
  const [history, notices] = await Promise.all([historyAt(bot, loaded), bot.tables.notices(loaded.table.id)]);
  return history === null
    ? unreadable(bot, loaded)
    : logMessage(loaded, history, notices, page, bot.translate);
}

/** The picture of one moment. `choose` picks it from all moments. */
export async function replayReply(
  bot: Bot,
  loaded: LoadedTable,
  choose: (history: History) => number,
): Promise<Reply> {
  const history = await historyAt(bot, loaded);
  if (history === null) return unreadable(bot, loaded);
  const place = choose(history);
  const moment = history.moments[place];
  const reply = replayMessage(loaded, history, place, bot.translate);
  if (moment === undefined) return reply;
  const then = asItStood(loaded, moment);
  const files = await paintBoard(bot, then, altText(then.table, wordsFor(bot, then)));
  if (files.length > 0) return { ...reply, files };
  const inWords = `${reply.content}\n${textBoard(then, bot.translate)}`;
  return { ...reply, content: cut(inWords, LIMITS.content) };
}

async function historyAt(bot: Bot, { entry, table }: LoadedTable): Promise<History | null> {
  const [eras, log] = await Promise.all([bot.tables.eras(table.id), bot.tables.log(table.id)]);
  return historyOf(entry, table, eras, log);
}

function unreadable(bot: Bot, loaded: LoadedTable): Reply {
  const { entry, table } = loaded;
  const saying = isReadOnly(entry, table)
    ? readOnly(loaded)
    : { key: 'log.unreadable', with: { version: table.rulesVersion } };
  return { content: bot.translate(saying) };
}

export function turnPage(bot: Bot, press: Press, id: Extract<CustomId, { kind: 'log' }>): Promise<void> {
  return inPlace(bot, press, id, (loaded) => logReply(bot, loaded, id.page));
}

export function stepTo(bot: Bot, press: Press, id: Extract<CustomId, { kind: 'replay' }>): Promise<void> {
  return inPlace(bot, press, id, (loaded) =>
    replayReply(bot, loaded, (history) => whereTo(id.motion, history, placeOf(history, id.at))),
  );
}

async function inPlace(
  bot: Bot,
  press: Press,
  { table }: Extract<CustomId, { kind: 'log' | 'replay' }>,
  replyAt: (loaded: LoadedTable) => Promise<Reply>,
): Promise<void> {
  await acknowledgePress(press);
  const loaded = await bot.tables.loaded(table);
  if (loaded === null) return whisperRefusal(bot, press, tableRefuses('no-table'), table);
  await complete(press, await replyAt(loaded));
}
