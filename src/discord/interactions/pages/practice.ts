/** The page of practice at a past challenge: the invitation, the board, its end, or the reason why it can't be practised. */
import type { BaseInteraction } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { type DailyDate, dailyDateAt, dateNumbered, readDailyDate } from '../../../daily/day.ts';
import type { PracticeStatus } from '../../../daily/practice.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { DONE, type InteractionResult } from '../../interaction-result.ts';
import {
  dayLabel,
  type PracticeReader,
  practiceDamaged,
  practiceEnded,
  practiceInvitation,
  practiceLine,
  practiceRefused,
  unknownDay,
} from '../../messages/daily/practice-message.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { type Answerable, complete, messageOfReply } from '../replies.ts';
import { matching, type Suggestion } from '../typed-answers.ts';
import {
  attemptBoard,
  attemptPicture,
  prefersBars,
  readerOf,
  showThenJudge,
  withLineAbove,
} from './daily.ts';

export function practiceStatus(
  bot: Bot,
  interaction: Pick<BaseInteraction, 'guildId' | 'user'>,
  date: DailyDate,
): Promise<PracticeStatus> {
  return bot.daily.practice.status(interaction.user.id as UserId, date, readerOf(bot, interaction));
}

/** Like `showDaily`, for practice. */
export async function showPractice(
  bot: Bot,
  interaction: Answerable,
  read: () => Promise<PracticeStatus>,
  line: Phrase | null = null,
): Promise<InteractionResult> {
  const userId = interaction.user.id as UserId;
  const message = messageOfReply(interaction);
  const made = await bot.pages.make(message, async () => {
    const status = await read();
    // The page of a refusal already gives the reason.
    const above = status.kind === 'refused' || status.kind === 'damaged' ? null : line;
    return { status, reply: withLineAbove(bot, await practicePage(bot, userId, status), above) };
  });
  if (made === null) return DONE;
  const { status, reply } = made;
  if (status.kind !== 'ended' || status.judgement !== null) return complete(interaction, reply);
  const { date } = status.loaded.day;
  return showThenJudge(interaction, reply, async () => {
    const judged = await bot.daily.practice.judged(userId, date, readerOf(bot, interaction));
    // The person may have started over in the meantime.
    const judgedPage = async () =>
      judged !== null && (await read()).kind === 'ended' ? practicePage(bot, userId, judged) : null;
    return judged === null ? null : bot.pages.make(message, judgedPage);
  });
}

/** Shows the practice of the latest day that can be practised. */
export async function showLatestPractice(bot: Bot, interaction: Answerable): Promise<InteractionResult> {
  const [latest] = await bot.daily.practice.days();
  if (latest === undefined)
    return complete(interaction, { content: bot.translate({ key: 'daily.practice-none' }) });
  return showPractice(bot, interaction, () => practiceStatus(bot, interaction, latest.date));
}

/** Shows the practice of the day that the person typed: its date, or its number. */
export async function showTypedPractice(
  bot: Bot,
  interaction: Answerable,
  typed: string,
): Promise<InteractionResult> {
  const date = dayTyped(typed);
  if (date !== null) return showPractice(bot, interaction, () => practiceStatus(bot, interaction, date));
  const reader = await practiceReader(bot, interaction.user.id as UserId);
  return complete(interaction, unknownDay(dailyDateAt(bot.now().getTime()), reader));
}

/** A day's number, with at most five digits. */
const NUMBER = /^#?(?<number>\d{1,5})$/;

function dayTyped(typed: string): DailyDate | null {
  const text = typed.normalize('NFKC').trim();
  const number = NUMBER.exec(text)?.groups?.['number'];
  return number === undefined ? readDailyDate(text) : dateNumbered(Number(number));
}

/** The days that can be practised and that match what was typed, newest first. */
export async function suggestDays({ daily, translate }: Bot, typed: string): Promise<readonly Suggestion[]> {
  const days = await daily.practice.days();
  const suggestions = days.map((day) => ({ name: dayLabel(day, translate), value: day.date }));
  return matching(suggestions, typed);
}

async function practiceReader(bot: Bot, userId: UserId): Promise<PracticeReader> {
  const days = await bot.daily.practice.days();
  return { translate: bot.translate, days, hasBars: await prefersBars(bot, userId) };
}

async function practicePage(bot: Bot, userId: UserId, status: PracticeStatus): Promise<Reply> {
  if (status.kind === 'playing') {
    const { loaded } = status;
    return withLineAbove(bot, await attemptBoard(bot, loaded), practiceLine(loaded.day));
  }
  const reader = await practiceReader(bot, userId);
  switch (status.kind) {
    case 'new':
      return practiceInvitation(status, reader);
    case 'ended':
      return { ...practiceEnded(status, reader), files: await attemptPicture(bot, status.loaded) };
    case 'damaged':
      return practiceDamaged(status, reader);
    case 'refused':
      return practiceRefused(status, reader);
  }
}
