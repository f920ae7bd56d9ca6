/** Shows the guide of a game to one person, one card at a time; at a table, with the card of their own role. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatsHeldBy } from '../../../tables/turns/seating.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { paint, type SeenAt, seenAt } from '../../delivery/boards/board-picture.ts';
import {
  beginningRow,
  cardsOf,
  type GuidePage,
  guideText,
  noGuidePhrase,
  pageOf,
  turningRow,
} from '../../messages/guide/guide-message.ts';
import type { Row } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { goodMoves, moveLines, moveRow } from '../../messages/questions/moves.ts';
import { type Asking, askingOf, askingOfUser, wordsFor } from '../acting.ts';

export async function guideReply(
  bot: Bot,
  loaded: LoadedTable,
  userId: string,
  page: number,
): Promise<Reply> {
  const { table, entry } = loaded;
  const asking = askingOf(loaded);
  const theirs = asking === null ? null : askingOfUser(asking, userId);
  const role = roleOf(loaded, userId, theirs);
  const shown = pageOf(cardsOf(entry, table.options, role), page);
  if (shown === null) return noGuide(bot, entry);
  const turning = turningRow(
    shown,
    (other) => formatCustomId({ kind: 'card', table: table.id, page: other }),
    { isPending: theirs !== null && role !== null, legendOf: table.id },
    bot.translate,
  );
  if (theirs === null || shown.number !== null) return replyWith(bot, shown, seenAt(table), [], [turning]);
  const words = wordsFor(bot, loaded);
  const advice = goodMoves(entry, theirs.request, words);
  const moves = advice.length === 0 ? [] : [moveRow('answer', table.id, theirs.request, advice, words)];
  return replyWith(bot, shown, seenAt(table), moveLines(advice, words), [...moves, turning]);
}

/**
 * Without a table, the reader has no role yet. The last card leads to a lesson and a table, neither of which can be started in
 * direct messages.
 */
export async function gameGuideReply(
  bot: Bot,
  gameId: string,
  page: number,
  guildId: string | null,
): Promise<Reply> {
  const entry = bot.catalogue.get(gameId);
  const shown = entry === undefined ? null : pageOf(cardsOf(entry, null, null), page);
  if (shown === null) return noGuide(bot, entry);
  const turning = turningRow(
    shown,
    (other) => formatCustomId({ kind: 'game-card', game: gameId, page: other }),
    { isPending: false, legendOf: null },
    bot.translate,
  );
  const isLast = shown.at === shown.count - 1;
  const beginning =
    entry === undefined || !isLast || guildId === null ? [] : [beginningRow(entry, bot.translate)];
  return replyWith(bot, shown, { guildId }, [], [...beginning, turning]);
}

/** `entry` is undefined for a game that this version doesn't have. */
function noGuide({ translate }: Bot, entry: GameEntry | undefined): Reply {
  return { content: translate(entry === undefined ? { key: 'guide.none' } : noGuidePhrase(entry)) };
}

/**
 * The person's role at the table. If they have several seats, the role of the seat that has to decide. Null for people without a
 * seat, and before roles are chosen.
 */
function roleOf({ table }: LoadedTable, userId: string, asking: Asking | null): string | null {
  const [seat] = asking?.request.seats ?? seatsHeldBy(table, userId);
  const role = seat === undefined ? null : (table.seats[seat]?.role ?? null);
  return role === '' ? null : role;
}

async function replyWith(
  bot: Bot,
  page: GuidePage,
  seen: SeenAt,
  moves: readonly string[],
  rows: readonly Row[],
): Promise<Reply> {
  const { translate } = bot;
  const picture = { name: 'card.png', description: translate(page.card.altText), ...seen };
  const files = await paint(bot, page.card.picture(translate), picture);
  return { content: guideText(page, moves, translate), rows, files };
}
