/** Builds the pages of a game's log, and its moments as pictures. */
import { isPrivateNote } from '../../../../tables/endings/watching.ts';
import { type History, historyOf } from '../../../../tables/history/history.ts';
import { isPlan } from '../../../../tables/planning/plans.ts';
import { isReadOnly } from '../../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../../bot.ts';
import { paintFullBoard } from '../../../delivery/boards/board-picture.ts';
import { readOnly, textBoard } from '../../../messages/boards/text-views.ts';
import { altText } from '../../../messages/boards/turn-message.ts';
import { logMessage, logPages } from '../../../messages/history/log-message.ts';
import { asItStood, replayMessage, type Walk } from '../../../messages/history/replay-message.ts';
import { cut, LIMITS } from '../../../messages/pieces/parts.ts';
import type { Reply } from '../../../messages/pieces/reply.ts';
import { wordsFor } from '../../acting.ts';

export async function logReply(bot: Bot, loaded: LoadedTable, page: number | null): Promise<Reply> {
  const [history, notices] = await Promise.all([historyAt(bot, loaded), bot.tables.notices(loaded.table.id)]);
  if (history === null) return unreadable(bot, loaded);
  return logMessage(
    loaded.table,
    logPages(
      loaded,
      history,
      notices.filter((notice) => !isPrivateNote(notice) && !isPlan(notice)),
      bot.translate,
    ),
    page,
    bot.translate,
  );
}

/** The picture of one moment. `choose` picks it from all moments. */
export async function replayReply(
  bot: Bot,
  loaded: LoadedTable,
  choose: (history: History) => number,
): Promise<Reply> {
  const history = await historyAt(bot, loaded);
  return history === null ? unreadable(bot, loaded) : momentReply(bot, loaded, history, choose(history));
}

export async function momentReply(
  bot: Bot,
  loaded: LoadedTable,
  history: History,
  place: number,
  walk: Walk = 'moment',
): Promise<Reply> {
  const moment = history.moments[place];
  const reply = replayMessage(loaded, history, place, bot.translate, walk);
  if (moment === undefined) return reply;
  const then = asItStood(loaded, moment);
  const files = await paintFullBoard(bot, then, altText(then.table, wordsFor(bot, then)));
  if (files.length > 0) return { ...reply, files };
  const inWords = `${reply.content}\n${textBoard(then, bot.translate)}`;
  return { ...reply, content: cut(inWords, LIMITS.content) };
}

export async function historyAt(bot: Bot, { entry, table }: LoadedTable): Promise<History | null> {
  const [eras, log] = await Promise.all([bot.tables.eras(table.id), bot.tables.log(table.id)]);
  return historyOf(entry, table, eras, log);
}

/** The reason why the history can't be shown. */
export function unreadable(bot: Bot, loaded: LoadedTable): Reply {
  const { entry, table } = loaded;
  const phrase = isReadOnly(entry, table)
    ? readOnly(loaded)
    : { key: 'log.unreadable', with: { version: table.rulesVersion } };
  return { content: bot.translate(phrase) };
}
