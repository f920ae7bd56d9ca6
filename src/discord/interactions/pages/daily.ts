/** The page of the daily challenge: the invitation, the board of the attempt, or its end. */
import type { BaseInteraction } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { LoadedAttempt, Reader } from '../../../daily/attempt/attempt-table.ts';
import type { ChallengeStatus } from '../../../daily/daily.ts';
import { withTimeout } from '../../../runtime/timeout.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { paintTurnBoard } from '../../delivery/boards/board-picture.ts';
import { DONE, type InteractionResult } from '../../interaction-result.ts';
import { NO_PAST } from '../../messages/boards/game-over.ts';
import { altText, turnMessage } from '../../messages/boards/turn-message.ts';
import { endedMessage, invitationMessage, withoutGame } from '../../messages/daily/daily-message.ts';
import { cut, LIMITS } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { wordsFor } from '../acting.ts';
import { type Answerable, complete, messageOfReply } from '../replies.ts';

export function readerOf({ language }: Bot, { guildId }: Pick<BaseInteraction, 'guildId'>): Reader {
  return { language, guildId };
}

/** Whether this person's result lines use bars instead of squares. */
export async function prefersBars({ settings }: Bot, userId: UserId): Promise<boolean> {
  return (await settings.ofPerson(userId)).dailyBars === true;
}

/** Shown in place of the page on a server whose moderators turned the daily challenge off. */
export const DAILY_OFF: Phrase = { key: 'daily.off' };

export async function isDailyOff(
  { settings }: Bot,
  { guildId }: Pick<BaseInteraction, 'guildId'>,
): Promise<boolean> {
  return guildId !== null && (await settings.ofServer(guildId)).daily === false;
}

/** A judgement that takes longer is shown at the next `/daily`. */
const JUDGED_WITHIN_MS = 8_000;

/**
 * Completes the interaction with the page, which may wait in a queue; the attempt is read only when the page is made. After the
 * attempt's end, updates the page with the judgement if that is ready soon. If a newer press on the same message comes while the
 * page waits, that press shows the page.
 */
export async function showDaily(
  bot: Bot,
  interaction: Answerable,
  read: () => Promise<ChallengeStatus>,
  line: Phrase | null = null,
): Promise<InteractionResult> {
  const message = messageOfReply(interaction);
  const page = await bot.pages.make(message, async () => {
    const status = await read();
    // The text for a damaged attempt already gives the reason.
    return { status, reply: await dailyReply(bot, status, status.kind === 'damaged' ? null : line) };
  });
  if (page === null) return DONE;
  const { status, reply } = page;
  if (status.kind !== 'ended' || status.judgement !== null) return complete(interaction, reply);
  const { day, attempt } = status.loaded;
  return showThenJudge(interaction, reply, async () => {
    const judged = await bot.daily.judged(attempt.userId, day.date, readerOf(bot, interaction));
    return judged === null ? null : bot.pages.make(message, () => dailyReply(bot, judged));
  });
}

/** Completes the interaction with the page of an ended attempt, and updates it with the judgement if that is ready soon. */
export async function showThenJudge(
  interaction: Answerable,
  reply: Reply,
  judge: () => Promise<Reply | null>,
): Promise<InteractionResult> {
  const shown = await complete(interaction, reply);
  const judged = await withTimeout(judge(), JUDGED_WITHIN_MS);
  return judged === null ? shown : complete(interaction, judged);
}

/** `line` is shown above the page, such as the reason why the last press changed nothing. */
export async function dailyReply(
  bot: Bot,
  status: ChallengeStatus,
  line: Phrase | null = null,
): Promise<Reply> {
  return withLineAbove(bot, await replyTo(bot, status), line);
}

/** The page with a line above it. */
export function withLineAbove({ translate }: Bot, reply: Reply, line: Phrase | null): Reply {
  if (line === null) return reply;
  return { ...reply, content: cut(`${translate(line)}\n${reply.content}`, LIMITS.content) };
}

async function replyTo(bot: Bot, status: ChallengeStatus): Promise<Reply> {
  const { translate } = bot;
  switch (status.kind) {
    case 'new':
      return invitationMessage(status, translate);
    case 'playing':
      return attemptBoard(bot, status.loaded);
    case 'ended': {
      const { loaded } = status;
      const isOnServer = loaded.table.place.guildId !== '';
      const hasBars = await prefersBars(bot, loaded.attempt.userId);
      const isReminded = (await bot.daily.reminderOf(loaded.attempt.userId)) !== null;
      const canPractise = (await bot.daily.practice.days()).length > 0;
      const reader = { translate, isOnServer, hasBars, isReminded, canPractise };
      const message = endedMessage(status, reader);
      return { ...message, files: await attemptPicture(bot, loaded) };
    }
    default:
      return withoutGame(status, translate);
  }
}

/** The same board as a table's, with the news since the last answer. */
export async function attemptBoard(bot: Bot, whole: LoadedAttempt): Promise<Reply> {
  const loaded = withNews(whole);
  const { content, belowPicture, colour, rows } = turnMessage(loaded, NO_PAST, bot.translate, []);
  return { content, belowPicture, colour, rows, files: await attemptPicture(bot, loaded) };
}

export function attemptPicture(bot: Bot, whole: LoadedAttempt) {
  const loaded = withNews(whole);
  return paintTurnBoard(bot, loaded, altText(loaded.table, wordsFor(bot, loaded)));
}

function withNews(loaded: LoadedAttempt): LoadedAttempt {
  const { table, newsFrom } = loaded;
  const events = table.recentEvents.events.slice(newsFrom);
  return { ...loaded, newsFrom: 0, table: { ...table, recentEvents: { ...table.recentEvents, events } } };
}
