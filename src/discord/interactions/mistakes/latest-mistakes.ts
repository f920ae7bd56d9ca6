/** Finds the latest reviewed game in which a person made mistakes. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { UnreadableLog, UnreadableTable } from '../../../tables/model/storage/unreadable.ts';
import { type ChannelId, isOver, type TableId, type UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { refuseInWords } from '../acting.ts';
import {
  firstMistake,
  mistakeReply,
  type NoMistakes,
  type OwnMistakes,
  ownMistakes,
} from '../pages/history/mistakes.ts';
import { channelOf, guildOf } from '../people.ts';
import { type Answerable, complete } from '../replies.ts';

/** The places that people can choose. */
export const MISTAKES_OF = ['channel', 'server'] as const;
export type MistakesOf = (typeof MISTAKES_OF)[number];

/** The number of latest games to look through: people learn only from games that they still remember. */
const MAX_GAMES = 10;

/** Shows the first mistake, or says why there aren't any. `gameId` is null for games of any kind. */
export async function showLatestMistakes(
  bot: Bot,
  interaction: Answerable,
  of: MistakesOf,
  gameId: string | null,
): Promise<InteractionResult> {
  const userId = interaction.user.id as UserId;
  const channelId = channelOf(interaction);
  const ids = await bot.store.reviewedOf({
    userId,
    guildId: guildOf(interaction),
    channelId: of === 'channel' ? channelId : null,
    most: MAX_GAMES,
  });
  const without: NoMistakes[] = [];
  for (const id of ids) {
    const own = await mistakesIn(bot, id, gameId, userId);
    const found = own?.ok === true ? firstMistake(own, userId) : own;
    if (found?.ok === true) return complete(interaction, await mistakeReply(bot, found.shown));
    if (found !== null) without.push(found);
  }
  const known = REASONS.find(([code]) => without.some((each) => each.code === code));
  if (known !== undefined) return refuseInWords(bot, interaction, known[1]);
  const { reason, rows = [] } = await notReviewed(bot, channelId, userId);
  return refuseInWords(bot, interaction, reason, rows);
}

/** The reasons why there are no mistakes to show, the most useful reason first. */
const REASONS: readonly (readonly [NoMistakes['code'], Phrase])[] = [
  ['flawless', { key: 'mistakes.all-flawless' }],
  ['old-rules', { key: 'mistakes.old-rules' }],
];

/** Returns null if the game is of another kind, or if it can't be read: an older game may be readable. */
async function mistakesIn(
  bot: Bot,
  id: TableId,
  gameId: string | null,
  userId: UserId,
): Promise<OwnMistakes | NoMistakes | null> {
  try {
    const loaded = await bot.tables.loaded(id);
    if (loaded === null || (gameId !== null && loaded.table.gameId !== gameId)) return null;
    return await ownMistakes(bot, loaded, userId);
  } catch (error) {
    if (!(error instanceof UnreadableTable || error instanceof UnreadableLog)) throw error;
    bot.log.warn({ table: id, error }, 'cannot look for mistakes in a game');
    return null;
  }
}

/** If a game without a review has ended in this channel, the reply has the button that starts its review. */
async function notReviewed(
  bot: Bot,
  channelId: ChannelId,
  userId: UserId,
): Promise<Pick<NoMistakes, 'reason' | 'rows'>> {
  const reason = { key: 'mistakes.none-reviewed' };
  const here = await bot.tables.begunIn(channelId);
  if (here === null || !isOver(here.table)) return { reason };
  const own = await ownMistakes(bot, here, userId);
  return !own.ok && own.code === 'not-reviewed' && own.rows !== undefined
    ? { reason, rows: own.rows }
    : { reason };
}
