/** Draws the poster of a finished game. A single picture is drawn as quickly as a board, so it isn't cached. */
import { isOver } from '../../../../tables/model/table.ts';
import { hasOurRules } from '../../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../../tables/turns/loaded-table.ts';
import { type Bot, withLanguage } from '../../../bot.ts';
import { paint, seenAt } from '../../../delivery/boards/board-picture.ts';
import { playedHistory } from '../../../delivery/boards/played-history.ts';
import { posterMessage } from '../../../messages/history/poster-message.ts';
import type { Reply } from '../../../messages/pieces/reply.ts';
import { unreadable } from './history-pages.ts';

/** The poster is for the whole channel. If there isn't one, `reason` is for the person who asked for it. */
export type Drawn =
  | { readonly ok: true; readonly poster: Reply }
  | { readonly ok: false; readonly reason: Reply };

/** Uses the table's language, like its boards. */
export async function posterDrawn(bot: Bot, loaded: LoadedTable): Promise<Drawn> {
  const { table, entry } = loaded;
  const refused = (key: string): Drawn => ({ ok: false, reason: { content: bot.translate({ key }) } });
  if (entry.presenter.finale === null) return refused('poster.none');
  if (!isOver(table)) return refused('poster.not-over');
  if (!hasOurRules(entry, table)) return { ok: false, reason: unreadable(bot, loaded) };
  const { translate } = withLanguage(bot, table.language);
  const message = posterMessage(loaded, await playedHistory(bot, loaded), translate);
  if (message === null) return refused('poster.unfinished');
  const { content, altText: description, svg } = message;
  const files = await paint(bot, svg, { name: 'whole-game.png', description, ...seenAt(table) });
  return files.length === 0 ? refused('poster.failed') : { ok: true, poster: { content, files } };
}
